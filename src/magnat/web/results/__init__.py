"""What finished games leave behind: results of persons and games, ratings, and where they are read."""
