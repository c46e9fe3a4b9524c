"""Series: several games of a fixed group, at tables drawn so that everybody meets everybody, with points and standings."""
