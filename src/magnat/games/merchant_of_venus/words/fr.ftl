game-name = Merchant of Venus
game-about = Quatorze cultures extraterrestres se cachent parmi les étoiles : trouvez-les, échangez ce que l’une fabrique contre ce que l’autre convoite, bâtissez spatioports et usines, et faites fortune avant les autres.
game-length = 2 à 4 joueurs, environ 2 heures

# Choses

money = { $value ->
        [one] { $value } crédit
       *[other] { $value } crédits
    }

race-human = Humain
    .many = les Humains
    .good_at = le spectacle : chez eux, une usine coûte 80 crédits au lieu de 100, un spatioport 160, et les Rock Videos se vendent cher
race-eeepeeep = Eeepeeep
    .many = les Eeepeeep
    .good_at = la mécanique fine : chez eux, une usine coûte 80 crédits au lieu de 100, un spatioport 160, et rien ne se vend plus cher que leurs boulons
race-whynom = Whynom
    .many = les Whynoms
    .good_at = les questions et l’ébénisterie : chez eux, une usine coûte 80 crédits au lieu de 100, un spatioport 160, et cinq cultures veulent leurs meubles
race-qossuth = Qossuth
    .many = les Qossuth
    .good_at = les arts : chez eux, l’usine, chère, coûte 160 crédits au lieu de 200, un spatioport 160, et leur carte paie le plus, 120

space-TRP-1 = l’orbite 1 de la Planète errante
space-TRP-2 = la case 2 de la Planète errante
space-TRP-3 = la case 3 de la Planète errante
space-TRP-4 = l’orbite 4 de la Planète errante
space-TRP-5 = la case 5 de la Planète errante
space-TRP-6 = la case 6 de la Planète errante
space-TRP-7 = le danger 7 de la Planète errante
space-TRP-8 = le danger 8 de la Planète errante
space-TRP-9 = le danger 9 de la Planète errante
space-TRP-10 = le danger 10 de la Planète errante
space-TRP-11 = la case 11 de la Planète errante
space-TRP-city-A = la ville A de la Planète errante
space-TRP-city-B = la ville B de la Planète errante
space-DES-1 = l’orbite 1 du Monde désertique
space-DES-2 = la case 2 du Monde désertique
space-DES-3 = la case de rencontre 3 du Monde désertique
space-DES-4 = l’orbite 4 du Monde désertique
space-DES-5 = l’astéroïde 5 du Monde désertique
space-DES-6 = la case 6 du Monde désertique
space-DES-7 = la case 7 du Monde désertique
space-DES-8 = la case 8 du Monde désertique
space-DES-9 = la case 9 du Monde désertique
space-DES-city-A = la ville A du Monde désertique
space-DES-city-B = la ville B du Monde désertique
space-IBS-1 = la case 1 de la Biosphère
space-IBS-2 = la case 2 de la Biosphère
space-IBS-3 = la case 3 de la Biosphère
space-IBS-4 = l’orbite 4 de la Biosphère
space-IBS-5 = la case 5 de la Biosphère
space-IBS-6 = la case 6 de la Biosphère
space-IBS-7 = la case 7 de la Biosphère
space-IBS-8 = la case 8 de la Biosphère
space-IBS-9 = la case 9 de la Biosphère
space-IBS-10 = la case 10 de la Biosphère
space-IBS-11 = la case 11 de la Biosphère
space-IBS-12 = la case 12 de la Biosphère
space-IBS-port = le spatioport de la Biosphère
space-JUN-1 = l’orbite 1 du Monde jungle
space-JUN-2 = la case 2 du Monde jungle
space-JUN-3 = l’orbite 3 du Monde jungle
space-JUN-4 = la case 4 du Monde jungle
space-JUN-5 = la case de rencontre 5 du Monde jungle
space-JUN-6 = la case 6 du Monde jungle
space-JUN-7 = la case 7 du Monde jungle
space-JUN-8 = la case de rencontre 8 du Monde jungle
space-JUN-9 = l’astéroïde 9 du Monde jungle
space-JUN-city-A = la ville A du Monde jungle
space-JUN-city-B = la ville B du Monde jungle
space-ICE-1 = l’orbite 1 du Monde de glace
space-ICE-2 = l’astéroïde 2 du Monde de glace
space-ICE-3 = la case 3 du Monde de glace
space-ICE-4 = la case de rencontre 4 du Monde de glace
space-ICE-5 = la case 5 du Monde de glace
space-ICE-6 = l’astéroïde 6 du Monde de glace
space-ICE-7 = la case 7 du Monde de glace
space-ICE-8 = la case 8 du Monde de glace
space-ICE-9 = la case de rencontre 9 du Monde de glace
space-ICE-city-A = la ville A du Monde de glace
space-COL-1 = l’orbite 1 du Monde colonial
space-COL-2 = la case de navigation 2 du Monde colonial
space-COL-3 = le danger 3 du Monde colonial
space-COL-4 = l’orbite 4 du Monde colonial
space-COL-5 = la case 5 du Monde colonial
space-COL-6 = la case 6 du Monde colonial
space-COL-7 = la case 7 du Monde colonial
space-COL-8 = la case 8 du Monde colonial
space-COL-city-A = la ville A du Monde colonial
space-COL-city-B = la ville B du Monde colonial
space-WAR-1 = l’orbite 1 du Système dévasté
space-WAR-2 = la case de rencontre 2 du Système dévasté
space-WAR-3 = l’orbite 3 du Système dévasté
space-WAR-4 = le danger 4 du Système dévasté
space-WAR-5 = la case de rencontre 5 du Système dévasté
space-WAR-6 = le danger 6 du Système dévasté
space-WAR-7 = la case 7 du Système dévasté
space-WAR-8 = l’astéroïde 8 du Système dévasté
space-WAR-9 = la case de rencontre 9 du Système dévasté
space-WAR-10 = le danger 10 du Système dévasté
space-WAR-city-A = la ville A du Système dévasté
space-WAR-city-B = la ville B du Système dévasté
space-POL-1 = l’orbite 1 de la Planète polluée
space-POL-2 = la case 2 de la Planète polluée
space-POL-3 = l’orbite 3 de la Planète polluée
space-POL-4 = la case 4 de la Planète polluée
space-POL-5 = la case de rencontre 5 de la Planète polluée
space-POL-6 = la case 6 de la Planète polluée
space-POL-7 = la case 7 de la Planète polluée
space-POL-8 = la case 8 de la Planète polluée
space-POL-9 = la case de rencontre 9 de la Planète polluée
space-POL-city-A = la ville A de la Planète polluée
space-POL-city-B = la ville B de la Planète polluée
space-MOO-1 = l’orbite 1 de la Lune habitée
space-MOO-2 = la case 2 de la Lune habitée
space-MOO-3 = la case de rencontre 3 de la Lune habitée
space-MOO-4 = la case 4 de la Lune habitée
space-MOO-5 = la case 5 de la Lune habitée
space-MOO-6 = l’astéroïde 6 de la Lune habitée
space-MOO-7 = la case 7 de la Lune habitée
space-MOO-8 = l’orbite 8 de la Lune habitée
space-MOO-9 = la case 9 de la Lune habitée
space-MOO-10 = la case de rencontre 10 de la Lune habitée
space-MOO-city-A = la ville A de la Lune habitée
space-MOO-city-B = la ville B de la Lune habitée
space-WAT-1 = l’orbite 1 du Monde aquatique
space-WAT-2 = l’astéroïde 2 du Monde aquatique
space-WAT-3 = l’orbite 3 du Monde aquatique
space-WAT-4 = la case 4 du Monde aquatique
space-WAT-5 = la case 5 du Monde aquatique
space-WAT-6 = la case 6 du Monde aquatique
space-WAT-7 = la case 7 du Monde aquatique
space-WAT-8 = la case de rencontre 8 du Monde aquatique
space-WAT-city-A = la ville A du Monde aquatique
space-WAT-city-B = la ville B du Monde aquatique
space-GIA-1 = l’orbite 1 de la Planète géante
space-GIA-2 = la case 2 de la Planète géante
space-GIA-3 = l’orbite 3 de la Planète géante
space-GIA-4 = l’orbite 4 de la Planète géante
space-GIA-5 = la case 5 de la Planète géante
space-GIA-6 = la case 6 de la Planète géante
space-GIA-7 = la case de rencontre 7 de la Planète géante
space-GIA-8 = la case 8 de la Planète géante
space-GIA-city-A = la ville A de la Planète géante
space-GIA-city-B = la ville B de la Planète géante
space-GIA-city-C = la ville C de la Planète géante
space-MGS-1 = la case de navigation 1 du Vaisseau multigénérationnel
space-MGS-2 = le danger 2 du Vaisseau multigénérationnel
space-MGS-3 = le spatioport du Vaisseau multigénérationnel
space-MGS-4 = la case de navigation 4 du Vaisseau multigénérationnel
space-MGS-5 = l’astéroïde 5 du Vaisseau multigénérationnel
space-NEB-N2 = la case de navigation N2 de la Nébuleuse
space-NEB-N1 = la case de rencontre N1 de la Nébuleuse
space-NEB-B6 = la case de navigation B6 de la Nébuleuse
space-NEB-B5 = la case de rencontre B5 de la Nébuleuse
space-NEB-B1 = la case de navigation B1 de la Nébuleuse
space-NEB-B2 = la case de rencontre B2 de la Nébuleuse
space-NEB-B3 = le spatioport de la Nébuleuse
space-NEB-B4 = la case de rencontre B4 de la Nébuleuse
space-NEB-B8 = la case de navigation B8 de la Nébuleuse
space-NEB-B7 = la case de navigation B7 de la Nébuleuse
space-NEB-W2 = la case de navigation W2 de la Nébuleuse
space-NEB-W3 = la case de rencontre W3 de la Nébuleuse
space-NEB-W4 = la case de navigation W4 de la Nébuleuse
space-AST-1 = la case 1 du Système d’astéroïdes
space-AST-2 = l’orbite 2 du Système d’astéroïdes
space-AST-3 = le danger 3 du Système d’astéroïdes
space-AST-4 = l’astéroïde 4 du Système d’astéroïdes
space-AST-5 = la case 5 du Système d’astéroïdes
space-AST-6 = le spatioport 6 du Système d’astéroïdes
space-AST-7 = le danger 7 du Système d’astéroïdes
space-AST-8 = le danger 8 du Système d’astéroïdes
space-AST-9 = la case de rencontre 9 du Système d’astéroïdes
space-AST-10 = la case de rencontre 10 du Système d’astéroïdes
space-AST-11 = l’astéroïde 11 du Système d’astéroïdes
space-AST-12 = le danger 12 du Système d’astéroïdes
space-AST-13 = le danger 13 du Système d’astéroïdes
space-AST-14 = le danger 14 du Système d’astéroïdes
space-AST-15 = l’astéroïde 15 du Système d’astéroïdes
space-AST-16 = la case de rencontre 16 du Système d’astéroïdes
space-AST-17 = le spatioport 17 du Système d’astéroïdes
space-AST-18 = la case de rencontre 18 du Système d’astéroïdes
space-AST-19 = la case 19 du Système d’astéroïdes
space-AST-20 = le danger 20 du Système d’astéroïdes
space-AST-21 = le danger 21 du Système d’astéroïdes
space-AST-22 = la case de rencontre 22 du Système d’astéroïdes
space-AST-23 = l’astéroïde 23 du Système d’astéroïdes
space-AST-24 = la case 24 du Système d’astéroïdes
space-AST-25 = l’orbite 25 du Système d’astéroïdes
space-SNV-1 = le danger 1 de la Supernova
space-SNV-2 = le danger 2 de la Supernova
space-SNV-3 = le danger 3 de la Supernova
space-SNV-4 = le danger 4 de la Supernova
space-SNV-5 = le danger 5 de la Supernova
space-SNV-6 = le danger 6 de la Supernova
space-SGI-1 = le danger 1 de la Supergéante
space-SGI-2 = le danger 2 de la Supergéante
space-SGI-3 = le danger 3 de la Supergéante
space-SGI-4 = le danger 4 de la Supergéante
space-SGI-5 = le danger 5 de la Supergéante
space-SGI-6 = le danger 6 de la Supergéante
space-BASE = la Base Galactique
space-TRP_DES-1 = la case 1 entre la Planète errante et le Monde désertique
space-TRP_DES-2 = la case 2 entre la Planète errante et le Monde désertique
space-TRP_DES-3 = la case 3 entre la Planète errante et le Monde désertique
space-TRP_DES-4 = la case 4 entre la Planète errante et le Monde désertique
space-TRP_DES-5 = la case 5 entre la Planète errante et le Monde désertique
space-TRP_DES-6 = la case 6 entre la Planète errante et le Monde désertique
space-TRP_IBS-1 = la case 1 entre la Planète errante et la Biosphère
space-TRP_IBS-2 = la case 2 entre la Planète errante et la Biosphère
space-TRP_IBS-3 = la case 3 entre la Planète errante et la Biosphère
space-TRP_JUN-1 = la case 1 entre la Planète errante et le Monde jungle
space-TRP_JUN-2 = la case 2 entre la Planète errante et le Monde jungle
space-TRP_JUN-3 = la case 3 entre la Planète errante et le Monde jungle
space-TRP_JUN-4 = la case 4 entre la Planète errante et le Monde jungle
space-TRP_JUN-5 = la case 5 entre la Planète errante et le Monde jungle
space-TRP_JUN-6 = la case 6 entre la Planète errante et le Monde jungle
space-TRP_JUN-7 = la case 7 entre la Planète errante et le Monde jungle
space-DES_SNV-1 = la case 1 entre le Monde désertique et la Supernova
space-DES_SNV-2 = la case 2 entre le Monde désertique et la Supernova
space-DES_NEB-1 = la case 1 entre le Monde désertique et la Nébuleuse
space-IBS_NEB-1 = la case 1 entre la Biosphère et la Nébuleuse
space-IBS_BASE-1 = la case 1 entre la Biosphère et la Base
space-IBS_BASE-2 = la case 2 entre la Biosphère et la Base
space-IBS_BASE-3 = la case 3 entre la Biosphère et la Base
space-COL_BASE-1 = la case 1 entre le Monde colonial et la Base
space-COL_BASE-2 = la case 2 entre le Monde colonial et la Base
space-COL_BASE-3 = la case 3 entre le Monde colonial et la Base
space-COL_BASE-4 = la case 4 entre le Monde colonial et la Base
space-COL_GIA-1 = la case 1 entre le Monde colonial et la Planète géante
space-COL_GIA-2 = la case 2 entre le Monde colonial et la Planète géante
space-COL_GIA-3 = la case 3 entre le Monde colonial et la Planète géante
space-COL_GIA-4 = la case 4 entre le Monde colonial et la Planète géante
space-COL_GIA-5 = la case 5 entre le Monde colonial et la Planète géante
space-COL_GIA-6 = la case 6 entre le Monde colonial et la Planète géante
space-COL_GIA-7 = la case 7 entre le Monde colonial et la Planète géante
space-JUN_ICE-1 = la case 1 entre le Monde jungle et le Monde de glace
space-JUN_ICE-2 = la case 2 entre le Monde jungle et le Monde de glace
space-JUN_ICE-3 = la case 3 entre le Monde jungle et le Monde de glace
space-JUN_ICE-4 = la case 4 entre le Monde jungle et le Monde de glace
space-JUN_SGI-1 = la case 1 entre le Monde jungle et la Supergéante
space-JUN_SGI-2 = la case 2 entre le Monde jungle et la Supergéante
space-GIA_SGI-1 = la case 1 entre la Planète géante et la Supergéante
space-GIA_SGI-2 = la case 2 entre la Planète géante et la Supergéante
space-GIA_SGI-3 = la case 3 entre la Planète géante et la Supergéante
space-SGI_AST-1 = la case 1 entre la Supergéante et le Système d’astéroïdes
space-SGI_AST-2 = la case 2 entre la Supergéante et le Système d’astéroïdes
space-SGI_AST-3 = la case 3 entre la Supergéante et le Système d’astéroïdes
space-SGI_AST-4 = la case 4 entre la Supergéante et le Système d’astéroïdes
space-ICE_AST-1 = la case 1 entre le Monde de glace et le Système d’astéroïdes
space-ICE_AST-2 = la case 2 entre le Monde de glace et le Système d’astéroïdes
space-ICE_AST-3 = la case 3 entre le Monde de glace et le Système d’astéroïdes
space-ICE_AST-4 = la case 4 entre le Monde de glace et le Système d’astéroïdes
space-ICE_AST-5 = la case 5 entre le Monde de glace et le Système d’astéroïdes
space-ICE_AST-6 = la case 6 entre le Monde de glace et le Système d’astéroïdes
space-NEB_WAT-1 = la case 1 entre la Nébuleuse et le Monde aquatique
space-NEB_WAT-2 = la case 2 entre la Nébuleuse et le Monde aquatique
space-SNV_WAT-1 = la case 1 entre la Supernova et le Monde aquatique
space-MOO_SNV-1 = la case 1 entre la Lune habitée et la Supernova
space-MOO_SNV-2 = la case 2 entre la Lune habitée et la Supernova
space-MOO_SNV-3 = la case 3 entre la Lune habitée et la Supernova
space-MOO_NEB-1 = la case 1 entre la Lune habitée et la Nébuleuse
space-POL_MOO-1 = la case 1 entre la Planète polluée et la Lune habitée
space-POL_MOO-2 = la case 2 entre la Planète polluée et la Lune habitée
space-POL_MOO-3 = la case 3 entre la Planète polluée et la Lune habitée
space-POL_MOO-4 = la case 4 entre la Planète polluée et la Lune habitée
space-POL_MOO-5 = la case 5 entre la Planète polluée et la Lune habitée
space-WAT_MGS-1 = la case 1 entre le Monde aquatique et le Vaisseau multigénérationnel
space-WAT_MGS-2 = la case 2 entre le Monde aquatique et le Vaisseau multigénérationnel
space-WAT_MGS-3 = la case 3 entre le Monde aquatique et le Vaisseau multigénérationnel
space-WAT_MGS-4 = la case 4 entre le Monde aquatique et le Vaisseau multigénérationnel
space-NEB_MGS-1 = la case 1 entre la Nébuleuse et le Vaisseau multigénérationnel
space-NEB_MGS-2 = la case 2 entre la Nébuleuse et le Vaisseau multigénérationnel
space-NEB_MGS-3 = la case 3 entre la Nébuleuse et le Vaisseau multigénérationnel
space-MGS_GIA-1 = la case 1 entre le Vaisseau multigénérationnel et la Planète géante
space-MGS_GIA-2 = la case 2 entre le Vaisseau multigénérationnel et la Planète géante
space-MGS_GIA-3 = la case 3 entre le Vaisseau multigénérationnel et la Planète géante
space-MGS_WAR-1 = la case 1 entre le Vaisseau multigénérationnel et le Système dévasté
space-MGS_WAR-2 = la case 2 entre le Vaisseau multigénérationnel et le Système dévasté
space-MGS_WAR-3 = la case 3 entre le Vaisseau multigénérationnel et le Système dévasté
space-WAR_POL-1 = la case 1 entre le Système dévasté et la Planète polluée
space-WAR_POL-2 = la case 2 entre le Système dévasté et la Planète polluée
space-WAR_POL-3 = la case 3 entre le Système dévasté et la Planète polluée
space-WAR_POL-4 = la case 4 entre le Système dévasté et la Planète polluée
space-WAR_POL-5 = la case 5 entre le Système dévasté et la Planète polluée
space-WAR_POL-6 = la case 6 entre le Système dévasté et la Planète polluée
space-WAR_AST-1 = la case 1 entre le Système dévasté et le Système d’astéroïdes
space-WAR_AST-2 = la case 2 entre le Système dévasté et le Système d’astéroïdes
space-WAR_AST-3 = la case 3 entre le Système dévasté et le Système d’astéroïdes

gate-1 = telegate 1
gate-2 = telegate 2
gate-3 = telegate 3
gate-4 = telegate 4
gate-5 = telegate 5
gate-6 = telegate 6

drives-none = aucun
drives-yellow = jaune
drives-red = rouge
drives-both = jaune et rouge

die-1 = 1
die-2 = 2
die-3 = 3
die-4 = 4
die-5 = 5
die-6 = 6

encounter-DES-3 = la case de rencontre 3 du Monde désertique
encounter-JUN-5 = la case de rencontre 5 du Monde jungle
encounter-JUN-8 = la case de rencontre 8 du Monde jungle
encounter-ICE-4 = la case de rencontre 4 du Monde de glace
encounter-ICE-9 = la case de rencontre 9 du Monde de glace
encounter-WAR-2 = la case de rencontre 2 du Système dévasté
encounter-WAR-5 = la case de rencontre 5 du Système dévasté
encounter-WAR-9 = la case de rencontre 9 du Système dévasté
encounter-POL-5 = la case de rencontre 5 de la Planète polluée
encounter-POL-9 = la case de rencontre 9 de la Planète polluée
encounter-MOO-3 = la case de rencontre 3 de la Lune habitée
encounter-MOO-10 = la case de rencontre 10 de la Lune habitée
encounter-WAT-8 = la case de rencontre 8 du Monde aquatique
encounter-GIA-7 = la case de rencontre 7 de la Planète géante
encounter-NEB-N1 = la case de rencontre N1 de la Nébuleuse
encounter-NEB-B5 = la case de rencontre B5 de la Nébuleuse
encounter-NEB-B2 = la case de rencontre B2 de la Nébuleuse
encounter-NEB-B4 = la case de rencontre B4 de la Nébuleuse
encounter-NEB-W3 = la case de rencontre W3 de la Nébuleuse
encounter-AST-9 = la case de rencontre 9 du Système d’astéroïdes
encounter-AST-10 = la case de rencontre 10 du Système d’astéroïdes
encounter-AST-16 = la case de rencontre 16 du Système d’astéroïdes
encounter-AST-18 = la case de rencontre 18 du Système d’astéroïdes
encounter-AST-22 = la case de rencontre 22 du Système d’astéroïdes

good-bionic_perfume = Bionic Perfume
    .tells = C’est lui qui choisit qui le porte.
good-canned_traits = Canned Traits
    .tells = Courage, esprit, patience : ouvrir, avaler, ne pas mélanger.
good-glorious_junk = Glorious Junk
    .tells = Nul ne sait ce que c’était. Tout le monde en veut.
good-living_toys = Living Toys
    .tells = Garantis : vous leur manquerez.
good-finest_dust = Finest Dust
    .tells = Tamisée neuf fois par des moines aveugles. Ne pas éternuer.
good-rock_videos = Rock Videos
    .tells = Du bruit et des cheveux. Interdits sur quatre lunes, d’où leur prix.
good-melf_pelts = Melf Pelts
    .tells = Le melf s’en refait une pour mardi.
good-immortal_grease = Immortal Grease
    .tells = Une goutte, et plus rien ne grincera. Jamais.
good-chicle_liquor = Chicle Liquor
    .tells = À boire vite, sinon à mâcher.
good-pedigree_bolts = Pedigree Bolts
    .tells = Chacun avec son arbre généalogique, jusqu’au premier filet.
good-impossible_furniture = Impossible Furniture
    .tells = Confortable vu de tous les côtés, sauf de celui-ci.
good-designer_genes = Designer Genes
    .tells = Cette saison : les branchies.
good-megalith_paperweight = Megalith Paperweight
    .tells = Pour papiers très, très importants.
good-psychotic_sculpture = Psychotic Sculpture
    .tells = Elle bouge quand on ne regarde pas. Assurez la cale.

factory_good-bionic_perfume = Bionic Perfume (usine)
factory_good-canned_traits = Canned Traits (usine)
factory_good-glorious_junk = Glorious Junk (usine)
factory_good-living_toys = Living Toys (usine)
factory_good-finest_dust = Finest Dust (usine)
factory_good-rock_videos = Rock Videos (usine)
factory_good-melf_pelts = Melf Pelts (usine)
factory_good-immortal_grease = Immortal Grease (usine)
factory_good-chicle_liquor = Chicle Liquor (usine)
factory_good-pedigree_bolts = Pedigree Bolts (usine)
factory_good-impossible_furniture = Impossible Furniture (usine)
factory_good-designer_genes = Designer Genes (usine)
factory_good-megalith_paperweight = Megalith Paperweight (usine)
factory_good-psychotic_sculpture = Psychotic Sculpture (usine)

item-equipment-shield = un bouclier
item-equipment-yellow_drive = un drive jaune
item-equipment-red_drive = un drive rouge
item-equipment-combo_drive = un combo drive
item-relic-air_foil = la relique Air Foil
item-relic-auto_pilot = la relique Auto Pilot
item-relic-gate_lock = la relique Gate Lock
item-relic-jump_start = la relique Jump Start
item-relic-mulligan_gear = la relique Mulligan Gear
item-relic-shield = la relique Shield
item-relic-spy_eye = la relique Spy Eye
item-relic-switch_switch = la relique Switch Switch
item-relic-yellow_drive = la relique Yellow Drive

culture-nillis = Nillis
    .number = #1
    .tells = Ils saluent à l’odeur et n’oublient aucun visiteur.
    .says = « Approchez. Encore. Ah : vous avez mangé des oignons. »
culture-volois = Volois
    .number = #2
    .tells = Ils pensent à voix haute, de préférence dans votre tête.
    .says = « Nous savions ce que vous offririez. Nous acceptons, et vous aussi. »
culture-graw = Graw
    .number = #3
    .tells = Ils ne jettent rien, et surtout pas une occasion.
    .says = « Ce moteur, vous vous en servez encore ? »
culture-niks = Niks
    .number = #4
    .tells = Tout un peuple qui n’a jamais cessé de jouer.
    .says = « Touché ! C’est toi le marchand. »
culture-dell = Dell
    .number = #5
    .tells = Ils ont creusé si profond que le ciel les fait rire.
    .says = « Vous venez de là-haut ? Exprès ? »
culture-humans = Humains
    .number = #6
    .tells = Une jeune espèce bruyante. Elle prétend avoir été là la première.
    .says = « Bienvenue ! Signez ici, ici, et sur la photo. »
culture-shenna = Shenna
    .number = #7
    .tells = Chasseurs par tradition, végétariens par conviction.
    .says = « Posez votre lance. Nous poserons la nôtre. Vous d’abord. »
culture-yxklyx = Yxklyx
    .number = #8
    .tells = Cent articulations chacun, et pas une qui grince.
    .says = « On entend vos articulations. Laissez-nous vous aider. »
culture-zum = Zum
    .number = #9
    .tells = Ils bourdonnent en travaillant et travaillent en bourdonnant.
    .says = « Mmmmmm. Cela veut dire : la première tournée est pour nous. »
culture-eeepeeep = Eeepeeep
    .number = #10
    .tells = Ils parlent trop aigu pour votre oreille et trop vite pour votre avocat.
    .says = « Iiip ! – Piiip. » Le contrat était plus long.
culture-whynoms = Whynoms
    .number = #11
    .tells = À chaque question, ils en répondent une meilleure.
    .says = « Pourquoi venir ? Pourquoi si tard ? Pourquoi si peu de bagages ? »
culture-cholos = Cholos
    .number = #12
    .tells = On ne rencontre jamais deux fois le même, même quand c’est lui.
    .says = « Nous nous connaissons. J’étais plus grand. »
culture-wollow = Wollow
    .number = #13
    .tells = Ils sont lents. Dans mille ans, on leur donnera raison.
    .says = « Nous vous avons vu venir. Du temps de votre arrière-grand-mère. »
culture-qossuth = Qossuth
    .number = #14
    .tells = Ils ont vu la fin de l’univers et en ont acheté les esquisses.
    .says = « Vous êtes le troisième vaisseau d’aujourd’hui, et le deuxième de demain. »

card-nillis = Nillis
card-volois = Volois
card-graw = Graw
card-niks = Niks
card-dell = Dell
card-humans = Humains
card-shenna = Shenna
card-yxklyx = Yxklyx
card-zum = Zum
card-eeepeeep = Eeepeeep
card-whynoms = Whynoms
card-cholos = Cholos
card-wollow = Wollow
card-qossuth = Qossuth

equipment-shield = bouclier
equipment-yellow_drive = drive jaune
equipment-red_drive = drive rouge
equipment-combo_drive = combo drive

ship-scout = Scout
ship-clipper = Clipper
ship-transport = Transport
ship-freighter = Freighter

orbit-TRP-1 = l’orbite 1 de la Planète errante
orbit-TRP-4 = l’orbite 4 de la Planète errante
orbit-DES-1 = l’orbite 1 du Monde désertique
orbit-DES-4 = l’orbite 4 du Monde désertique
orbit-IBS-4 = l’orbite 4 de la Biosphère
orbit-JUN-1 = l’orbite 1 du Monde jungle
orbit-JUN-3 = l’orbite 3 du Monde jungle
orbit-ICE-1 = l’orbite 1 du Monde de glace
orbit-COL-1 = l’orbite 1 du Monde colonial
orbit-COL-4 = l’orbite 4 du Monde colonial
orbit-WAR-1 = l’orbite 1 du Système dévasté
orbit-WAR-3 = l’orbite 3 du Système dévasté
orbit-POL-1 = l’orbite 1 de la Planète polluée
orbit-POL-3 = l’orbite 3 de la Planète polluée
orbit-MOO-1 = l’orbite 1 de la Lune habitée
orbit-MOO-8 = l’orbite 8 de la Lune habitée
orbit-WAT-1 = l’orbite 1 du Monde aquatique
orbit-WAT-3 = l’orbite 3 du Monde aquatique
orbit-GIA-1 = l’orbite 1 de la Planète géante
orbit-GIA-3 = l’orbite 3 de la Planète géante
orbit-GIA-4 = l’orbite 4 de la Planète géante
orbit-MGS-1 = l’orbite 1 du Vaisseau multigénérationnel
orbit-NEB-B1 = l’orbite B1 de la Nébuleuse
orbit-AST-2 = l’orbite 2 du Système d’astéroïdes
orbit-AST-25 = l’orbite 25 du Système d’astéroïdes

relic-air_foil = Air Foil
    .about = Les lignes vertes coûtent un point, et l’on peut passer d’une ville d’une planète à une autre.
relic-auto_pilot = Auto Pilot
    .about = Avant le lancer, on peut régler un dé sur 4.
relic-gate_lock = Gate Lock
    .about = Une telegate peut compter comme une simple case bleue.
relic-jump_start = Jump Start
    .about = Au lieu d’une direction, on peut nommer une telegate face visible et y sauter si un dé montre son numéro.
relic-mulligan_gear = Mulligan Gear
    .about = Après le lancer, on peut relancer un dé.
relic-shield = Shield
    .about = Un bouclier qui ne prend ni coque ni cale : chaque danger coûte moins.
relic-spy_eye = Spy Eye
    .about = Montre les jetons des cases voisines, et la culture de chaque système traversé.
relic-switch_switch = Switch Switch
    .about = On peut choisir un autre dé à chaque case de navigation et à chaque telegate.
relic-yellow_drive = Yellow Drive
    .about = Un drive jaune qui ne prend pas de place.

passenger-arms_dealer = Arms Dealer
passenger-census_taker = Census Taker
passenger-optometrist = Optometrist
passenger-philosopher = Philosopher
passenger-salesman = Salesman
passenger-scientist = Scientist
passenger-specimen = Specimen
passenger-spy = Spy
passenger-tax_collector = Tax Collector
passenger-toaster = Toaster

cargo-good-bionic_perfume = Bionic Perfume
cargo-good-canned_traits = Canned Traits
cargo-good-glorious_junk = Glorious Junk
cargo-good-living_toys = Living Toys
cargo-good-finest_dust = Finest Dust
cargo-good-rock_videos = Rock Videos
cargo-good-melf_pelts = Melf Pelts
cargo-good-immortal_grease = Immortal Grease
cargo-good-chicle_liquor = Chicle Liquor
cargo-good-pedigree_bolts = Pedigree Bolts
cargo-good-impossible_furniture = Impossible Furniture
cargo-good-designer_genes = Designer Genes
cargo-good-megalith_paperweight = Megalith Paperweight
cargo-good-psychotic_sculpture = Psychotic Sculpture
cargo-factory-bionic_perfume = Bionic Perfume (usine)
cargo-factory-canned_traits = Canned Traits (usine)
cargo-factory-glorious_junk = Glorious Junk (usine)
cargo-factory-living_toys = Living Toys (usine)
cargo-factory-finest_dust = Finest Dust (usine)
cargo-factory-rock_videos = Rock Videos (usine)
cargo-factory-melf_pelts = Melf Pelts (usine)
cargo-factory-immortal_grease = Immortal Grease (usine)
cargo-factory-chicle_liquor = Chicle Liquor (usine)
cargo-factory-pedigree_bolts = Pedigree Bolts (usine)
cargo-factory-impossible_furniture = Impossible Furniture (usine)
cargo-factory-designer_genes = Designer Genes (usine)
cargo-factory-megalith_paperweight = Megalith Paperweight (usine)
cargo-factory-psychotic_sculpture = Psychotic Sculpture (usine)
cargo-passenger-arms_dealer = le passager Arms Dealer
cargo-passenger-census_taker = le passager Census Taker
cargo-passenger-optometrist = le passager Optometrist
cargo-passenger-philosopher = le passager Philosopher
cargo-passenger-salesman = le passager Salesman
cargo-passenger-scientist = le passager Scientist
cargo-passenger-specimen = le passager Specimen
cargo-passenger-spy = le passager Spy
cargo-passenger-tax_collector = le passager Tax Collector
cargo-passenger-toaster = le passager Toaster
cargo-equipment-shield = un bouclier
cargo-equipment-yellow_drive = un drive jaune
cargo-equipment-red_drive = un drive rouge
cargo-equipment-combo_drive = un combo drive

thing-good-bionic_perfume = Bionic Perfume
    .one = Bionic Perfume
thing-good-canned_traits = Canned Traits
    .one = Canned Traits
thing-good-glorious_junk = Glorious Junk
    .one = Glorious Junk
thing-good-living_toys = Living Toys
    .one = Living Toys
thing-good-finest_dust = Finest Dust
    .one = Finest Dust
thing-good-rock_videos = Rock Videos
    .one = Rock Videos
thing-good-melf_pelts = Melf Pelts
    .one = Melf Pelts
thing-good-immortal_grease = Immortal Grease
    .one = Immortal Grease
thing-good-chicle_liquor = Chicle Liquor
    .one = Chicle Liquor
thing-good-pedigree_bolts = Pedigree Bolts
    .one = Pedigree Bolts
thing-good-impossible_furniture = Impossible Furniture
    .one = Impossible Furniture
thing-good-designer_genes = Designer Genes
    .one = Designer Genes
thing-good-megalith_paperweight = Megalith Paperweight
    .one = Megalith Paperweight
thing-good-psychotic_sculpture = Psychotic Sculpture
    .one = Psychotic Sculpture
thing-factory-bionic_perfume = Bionic Perfume (usine)
    .one = Bionic Perfume (usine)
thing-factory-canned_traits = Canned Traits (usine)
    .one = Canned Traits (usine)
thing-factory-glorious_junk = Glorious Junk (usine)
    .one = Glorious Junk (usine)
thing-factory-living_toys = Living Toys (usine)
    .one = Living Toys (usine)
thing-factory-finest_dust = Finest Dust (usine)
    .one = Finest Dust (usine)
thing-factory-rock_videos = Rock Videos (usine)
    .one = Rock Videos (usine)
thing-factory-melf_pelts = Melf Pelts (usine)
    .one = Melf Pelts (usine)
thing-factory-immortal_grease = Immortal Grease (usine)
    .one = Immortal Grease (usine)
thing-factory-chicle_liquor = Chicle Liquor (usine)
    .one = Chicle Liquor (usine)
thing-factory-pedigree_bolts = Pedigree Bolts (usine)
    .one = Pedigree Bolts (usine)
thing-factory-impossible_furniture = Impossible Furniture (usine)
    .one = Impossible Furniture (usine)
thing-factory-designer_genes = Designer Genes (usine)
    .one = Designer Genes (usine)
thing-factory-megalith_paperweight = Megalith Paperweight (usine)
    .one = Megalith Paperweight (usine)
thing-factory-psychotic_sculpture = Psychotic Sculpture (usine)
    .one = Psychotic Sculpture (usine)
thing-passenger-arms_dealer = Arms Dealer
    .one = le passager Arms Dealer
thing-passenger-census_taker = Census Taker
    .one = le passager Census Taker
thing-passenger-optometrist = Optometrist
    .one = le passager Optometrist
thing-passenger-philosopher = Philosopher
    .one = le passager Philosopher
thing-passenger-salesman = Salesman
    .one = le passager Salesman
thing-passenger-scientist = Scientist
    .one = le passager Scientist
thing-passenger-specimen = Specimen
    .one = le passager Specimen
thing-passenger-spy = Spy
    .one = le passager Spy
thing-passenger-tax_collector = Tax Collector
    .one = le passager Tax Collector
thing-passenger-toaster = Toaster
    .one = le passager Toaster
thing-equipment-shield = bouclier
    .one = un bouclier
thing-equipment-yellow_drive = drive jaune
    .one = un drive jaune
thing-equipment-red_drive = drive rouge
    .one = un drive rouge
thing-equipment-combo_drive = combo drive
    .one = un combo drive
thing-relic-air_foil = relique Air Foil
    .one = la relique Air Foil
thing-relic-auto_pilot = relique Auto Pilot
    .one = la relique Auto Pilot
thing-relic-gate_lock = relique Gate Lock
    .one = la relique Gate Lock
thing-relic-jump_start = relique Jump Start
    .one = la relique Jump Start
thing-relic-mulligan_gear = relique Mulligan Gear
    .one = la relique Mulligan Gear
thing-relic-shield = relique Shield
    .one = la relique Shield
thing-relic-spy_eye = relique Spy Eye
    .one = la relique Spy Eye
thing-relic-switch_switch = relique Switch Switch
    .one = la relique Switch Switch
thing-relic-yellow_drive = relique Yellow Drive
    .one = la relique Yellow Drive
thing-card-nillis = carte Premier Contact des Nillis
    .one = la carte Premier Contact des Nillis
thing-card-volois = carte Premier Contact des Volois
    .one = la carte Premier Contact des Volois
thing-card-graw = carte Premier Contact des Graw
    .one = la carte Premier Contact des Graw
thing-card-niks = carte Premier Contact des Niks
    .one = la carte Premier Contact des Niks
thing-card-dell = carte Premier Contact des Dell
    .one = la carte Premier Contact des Dell
thing-card-humans = carte Premier Contact des Humains
    .one = la carte Premier Contact des Humains
thing-card-shenna = carte Premier Contact des Shenna
    .one = la carte Premier Contact des Shenna
thing-card-yxklyx = carte Premier Contact des Yxklyx
    .one = la carte Premier Contact des Yxklyx
thing-card-zum = carte Premier Contact des Zum
    .one = la carte Premier Contact des Zum
thing-card-eeepeeep = carte Premier Contact des Eeepeeep
    .one = la carte Premier Contact des Eeepeeep
thing-card-whynoms = carte Premier Contact des Whynoms
    .one = la carte Premier Contact des Whynoms
thing-card-cholos = carte Premier Contact des Cholos
    .one = la carte Premier Contact des Cholos
thing-card-wollow = carte Premier Contact des Wollow
    .one = la carte Premier Contact des Wollow
thing-card-qossuth = carte Premier Contact des Qossuth
    .one = la carte Premier Contact des Qossuth

coin-1 = 1 crédit
coin-10 = 10 crédits
coin-100 = 100 crédits

token-telegate-1 = telegate 1
token-telegate-2 = telegate 2
token-telegate-3 = telegate 3
token-telegate-4 = telegate 4
token-telegate-5 = telegate 5
token-telegate-6 = telegate 6
token-open_port = spatioport ouvert
token-blue-10 = danger bleu de 10
token-blue-20 = danger bleu de 20
token-blue-30 = danger bleu de 30
token-blue-40 = danger bleu de 40
token-red-10 = danger rouge de 10
token-red-20 = danger rouge de 20
token-red-30 = danger rouge de 30
token-red-40 = danger rouge de 40
token-yellow-10 = danger jaune de 10
token-yellow-20 = danger jaune de 20
token-yellow-30 = danger jaune de 30
token-yellow-40 = danger jaune de 40
token-relic-air_foil = relique Air Foil
token-relic-auto_pilot = relique Auto Pilot
token-relic-gate_lock = relique Gate Lock
token-relic-jump_start = relique Jump Start
token-relic-mulligan_gear = relique Mulligan Gear
token-relic-shield = relique Shield
token-relic-spy_eye = relique Spy Eye
token-relic-switch_switch = relique Switch Switch
token-relic-yellow_drive = relique Yellow Drive

cup-good-bionic_perfume = Bionic Perfume
cup-good-canned_traits = Canned Traits
cup-good-glorious_junk = Glorious Junk
cup-good-living_toys = Living Toys
cup-good-finest_dust = Finest Dust
cup-good-rock_videos = Rock Videos
cup-good-melf_pelts = Melf Pelts
cup-good-immortal_grease = Immortal Grease
cup-good-chicle_liquor = Chicle Liquor
cup-good-pedigree_bolts = Pedigree Bolts
cup-good-impossible_furniture = Impossible Furniture
cup-good-designer_genes = Designer Genes
cup-good-megalith_paperweight = Megalith Paperweight
cup-good-psychotic_sculpture = Psychotic Sculpture
cup-factory-bionic_perfume = Bionic Perfume (usine)
cup-factory-canned_traits = Canned Traits (usine)
cup-factory-glorious_junk = Glorious Junk (usine)
cup-factory-living_toys = Living Toys (usine)
cup-factory-finest_dust = Finest Dust (usine)
cup-factory-rock_videos = Rock Videos (usine)
cup-factory-melf_pelts = Melf Pelts (usine)
cup-factory-immortal_grease = Immortal Grease (usine)
cup-factory-chicle_liquor = Chicle Liquor (usine)
cup-factory-pedigree_bolts = Pedigree Bolts (usine)
cup-factory-impossible_furniture = Impossible Furniture (usine)
cup-factory-designer_genes = Designer Genes (usine)
cup-factory-megalith_paperweight = Megalith Paperweight (usine)
cup-factory-psychotic_sculpture = Psychotic Sculpture (usine)
cup-demand-bionic_perfume-niks = demande de Bionic Perfume chez les Niks
cup-demand-bionic_perfume-dell = demande de Bionic Perfume chez les Dell
cup-demand-canned_traits-niks = demande de Canned Traits chez les Niks
cup-demand-chicle_liquor-whynoms = demande de Chicle Liquor chez les Whynoms
cup-demand-chicle_liquor-cholos = demande de Chicle Liquor chez les Cholos
cup-demand-designer_genes-volois = demande de Designer Genes chez les Volois
cup-demand-designer_genes-qossuth = demande de Designer Genes chez les Qossuth
cup-demand-finest_dust-humans = demande de Finest Dust chez les Humains
cup-demand-finest_dust-shenna = demande de Finest Dust chez les Shenna
cup-demand-finest_dust-zum = demande de Finest Dust chez les Zum
cup-demand-glorious_junk-niks = demande de Glorious Junk chez les Niks
cup-demand-glorious_junk-humans = demande de Glorious Junk chez les Humains
cup-demand-immortal_grease-eeepeeep = demande d’Immortal Grease chez les Eeepeeep
cup-demand-immortal_grease-cholos = demande d’Immortal Grease chez les Cholos
cup-demand-impossible_furniture-wollow = demande d’Impossible Furniture chez les Wollow
cup-demand-living_toys-dell = demande de Living Toys chez les Dell
cup-demand-living_toys-shenna = demande de Living Toys chez les Shenna
cup-demand-melf_pelts-yxklyx = demande de Melf Pelts chez les Yxklyx
cup-demand-psychotic_sculpture-graw = demande de Psychotic Sculpture chez les Graw
cup-passenger-arms_dealer = Arms Dealer
cup-passenger-census_taker = Census Taker
cup-passenger-optometrist = Optometrist
cup-passenger-philosopher = Philosopher
cup-passenger-salesman = Salesman
cup-passenger-scientist = Scientist
cup-passenger-specimen = Specimen
cup-passenger-spy = Spy
cup-passenger-tax_collector = Tax Collector
cup-passenger-toaster = Toaster

system-TRP = Planète errante captive
    .the = la Planète errante captive
    .of = de la Planète errante captive
    .at = sur la Planète errante captive
system-DES = Monde désertique
    .the = le Monde désertique
    .of = du Monde désertique
    .at = sur le Monde désertique
system-MOO = Lune habitée
    .the = la Lune habitée
    .of = de la Lune habitée
    .at = sur la Lune habitée
system-IBS = Biosphère interstellaire
    .the = la Biosphère interstellaire
    .of = de la Biosphère interstellaire
    .at = dans la Biosphère interstellaire
system-WAT = Monde aquatique
    .the = le Monde aquatique
    .of = du Monde aquatique
    .at = sur le Monde aquatique
system-COL = Monde colonial
    .the = le Monde colonial
    .of = du Monde colonial
    .at = sur le Monde colonial
system-NEB = Habitat de la nébuleuse
    .the = l’Habitat de la nébuleuse
    .of = de l’Habitat de la nébuleuse
    .at = dans l’Habitat de la nébuleuse
system-POL = Planète polluée
    .the = la Planète polluée
    .of = de la Planète polluée
    .at = sur la Planète polluée
system-JUN = Monde jungle
    .the = le Monde jungle
    .of = du Monde jungle
    .at = sur le Monde jungle
system-GIA = Planète géante
    .the = la Planète géante
    .of = de la Planète géante
    .at = sur la Planète géante
system-MGS = Vaisseau multigénérationnel
    .the = le Vaisseau multigénérationnel
    .of = du Vaisseau multigénérationnel
    .at = à bord du Vaisseau multigénérationnel
system-ICE = Monde de glace
    .the = le Monde de glace
    .of = du Monde de glace
    .at = sur le Monde de glace
system-AST = Système d’astéroïdes
    .the = le Système d’astéroïdes
    .of = du Système d’astéroïdes
    .at = dans le Système d’astéroïdes
system-WAR = Système dévasté
    .the = le Système dévasté
    .of = du Système dévasté
    .at = dans le Système dévasté

demand-bionic_perfume-niks = demande de Bionic Perfume chez les Niks
demand-bionic_perfume-dell = demande de Bionic Perfume chez les Dell
demand-canned_traits-niks = demande de Canned Traits chez les Niks
demand-chicle_liquor-whynoms = demande de Chicle Liquor chez les Whynoms
demand-chicle_liquor-cholos = demande de Chicle Liquor chez les Cholos
demand-designer_genes-volois = demande de Designer Genes chez les Volois
demand-designer_genes-qossuth = demande de Designer Genes chez les Qossuth
demand-finest_dust-humans = demande de Finest Dust chez les Humains
demand-finest_dust-shenna = demande de Finest Dust chez les Shenna
demand-finest_dust-zum = demande de Finest Dust chez les Zum
demand-glorious_junk-niks = demande de Glorious Junk chez les Niks
demand-glorious_junk-humans = demande de Glorious Junk chez les Humains
demand-immortal_grease-eeepeeep = demande d’Immortal Grease chez les Eeepeeep
demand-immortal_grease-cholos = demande d’Immortal Grease chez les Cholos
demand-impossible_furniture-wollow = demande d’Impossible Furniture chez les Wollow
demand-living_toys-dell = demande de Living Toys chez les Dell
demand-living_toys-shenna = demande de Living Toys chez les Shenna
demand-melf_pelts-yxklyx = demande de Melf Pelts chez les Yxklyx
demand-psychotic_sculpture-graw = demande de Psychotic Sculpture chez les Graw

market-TRP = Planète errante captive
market-DES = Monde désertique
market-MOO = Lune habitée
market-IBS = Biosphère interstellaire
market-WAT = Monde aquatique
market-COL = Monde colonial
market-NEB = Habitat de la nébuleuse
market-POL = Planète polluée
market-JUN = Monde jungle
market-GIA = Planète géante
market-MGS = Vaisseau multigénérationnel
market-ICE = Monde de glace
market-AST = Système d’astéroïdes
market-WAR = Système dévasté
market-BASE = Base Galactique

# Actes

act-race = Jouer { $race_many }
act-stay = Rester ici
act-head = Cap sur { $space }
act-js = Jump Start vers la { $gate }
act-drv = Drives : { $drives }
act-yes = Régler un dé sur 4
act-no = Lancer tous les dés
act-mull = Relancer le { $die }
act-nav = Naviguer avec le { $die }
act-spy = Regarder le jeton sur { $encounter }
act-go = Voler vers { $space }
act-go-gathered = Voler vers { $space_last }
act-observe = Regarder la carte Premier Contact
act-skip = Non
act-skip-MULLIGAN = Garder le lancer
act-skip-EARLYNAV = Assigner un dé plus tard
act-skip-SPY = Ne rien regarder d’autre
act-skip-OBSERVE = Ne pas regarder
act-pay = Payer et continuer
act-pay-gathered = { $count ->
        [1] Payer et continuer
       *[other] Payer { $count } dangers
    }
act-stop = S’arrêter ici sans payer
act-collect = Ramasser la relique
act-leave = Laisser la relique
act-lock = Verrouiller la telegate
act-use = Utiliser la telegate
act-land = Atterrir ici
act-fly = Continuer
act-sell = Vendre { $good }
act-sellf = Vendre { $factory_good }
act-barter = Troquer { $item }
act-buy_good = Acheter { $good }
act-buy_good-gathered = Acheter { $good }
good-counted =
    { $count ->
        [1] { $good }
       *[other] { $count } { $good }
    }
act-buy_fgood = Acheter { $factory_good }
act-buy_fdeed = Acheter l’usine des { $culture }
act-buy_equip = Acheter un { $equipment }
act-buy_ship = Acheter un { $ship }
act-buy_pdeed = Bâtir un spatioport sur { $orbit }
act-buy_relic = Acheter la relique { $relic }
act-iou = Utiliser la carte Premier Contact des { $card }
act-pick = Embarquer le passager { $passenger }
act-drop = Déposer le passager { $passenger }
act-dump = Débarquer { $cargo }
act-trade = Échanger avec { $seat }
act-done = Terminer
act-give = Donner { $thing_one }
act-take = Demander { $thing_one }
act-gc = Donner { $coin }
act-tc = Demander { $coin }
act-offer = Faire l’offre
act-cancel = Annuler l’échange
act-accept = Accepter
act-refuse = Refuser
act-deal = On distribue { $race_many }
act-hat = { $seat } commence
act-die = Un { $die }
act-culture = Ici vivent les { $culture }
act-token = { $token }
act-draw = On tire { $cup }

# Ce qui est demandé

phase-DEAL = On distribue les races
phase-HAT = Qui commence ?
phase-ROLL = Les dés roulent
phase-OBSERVED = Quelqu’un regarde une carte
phase-CONTACT = Premier contact
phase-SPIED = Quelqu’un regarde un jeton
phase-REVEALED = Un jeton est retourné
phase-DRAW = On tire des jetons de la Bonus Cup
phase-RACE = Choisissez votre race
phase-HEADING = Annoncez votre direction, ou restez
phase-DRIVES = Quels drives sont actifs ce tour-ci ?
phase-AUTOPILOT = Régler un dé sur 4 ?
phase-MULLIGAN = Relancer un dé ?
phase-EARLYNAV = Assigner maintenant un dé à la navigation ?
phase-JUMP = Vers quelle telegate sautez-vous ?
phase-SPY = Regarder un jeton voisin ?
phase-OBSERVE = Regarder la carte Premier Contact de ce système ?
phase-HAZARD = Un danger : payer, ou s’arrêter ici ?
phase-RELIC = Une relique : la ramasser ? Cela termine votre tour
phase-LAND = Atterrir ici, ou continuer ?
phase-GATELOCK = Verrouiller la telegate, ou l’utiliser ?
phase-NAV = Avec quel dé naviguez-vous ?
phase-STEP = Où volez-vous ?
phase-ASTEROID = Commercez avec les vaisseaux présents, ou terminez votre tour
phase-TRANSACT = Vendez, achetez, chargez et déchargez
phase-OVERLOAD = Le nouveau vaisseau ne peut pas tout contenir : que débarquez-vous ?
phase-TRADE = Que donnez-vous, et que voulez-vous ?
phase-REPLY = Acceptez-vous cet échange ?

# Journal

log-RACE = { $seat } joue { $race_many }.
log-STARTS = { $seat } commence.
log-TURN = À { $seat } de jouer.
log-STAYED = { $seat } reste sur { $space }.
log-HEADED = { $seat } met le cap sur { $space }.
log-JUMP_DECLARED = { $seat } tente de sauter vers la telegate { $gate }.
log-DRIVES_SET = { $seat } règle ses drives : { $drives }.
log-DIE_SET = { $seat } règle un dé sur { $die }.
log-ROLLED =
    { $third ->
        [0] { $seat } fait { $first } et { $second } : { $points } points de mouvement.
       *[other]
            { $fourth ->
                [0] { $seat } fait { $first }, { $second } et { $third } : { $points } points de mouvement.
               *[other] { $seat } fait { $first }, { $second }, { $third } et { $fourth } : { $points } points de mouvement.
            }
    }
log-ROLLED_AGAIN = { $seat } relance un dé : { $die }.
log-ASSIGNED = { $seat } navigue avec le { $die }.
log-FLEW =
    { $points ->
        [0] { $seat } vole vers { $space }.
        [one] { $seat } vole vers { $space } ; il reste { $points } point.
       *[other] { $seat } vole vers { $space } ; il reste { $points } points.
    }
log-JUMPED =
    { $points ->
        [0] { $seat } saute vers la telegate { $gate }.
        [one] { $seat } saute vers la telegate { $gate } ; il reste { $points } point.
       *[other] { $seat } saute vers la telegate { $gate } ; il reste { $points } points.
    }
log-JUMP_FAILED = { $seat } manque son saut.
log-LOCKED = { $seat } verrouille la telegate.
log-REVEALED = Sur { $space }, un jeton est retourné : { $token }.
log-GIVEN_BACK = { $seat } le saute et récupère son point.
log-SPIED =
    { $token ->
        [hidden] { $seat } regarde le jeton sur { $encounter }.
       *[other] { $seat } regarde le jeton sur { $encounter } : { $token }.
    }
log-OBSERVED =
    { $culture ->
        [hidden] { $seat } observe { $system_the }.
       *[other] { $seat } observe { $system_the } : les { $culture } y vivent.
    }
log-HAZARD_PAID = { $seat } paie { $sum } sur { $space }.
log-STOPPED = { $seat } ne paie pas { $sum } et s’arrête sur { $space }.
log-COLLECTED = { $seat } ramasse une relique : { $relic }.
log-LED_BACK = Le { $die } ramènerait { $seat } en arrière : le tour finit sur { $space }.
log-LANDED = { $seat } atterrit sur { $space }.
log-CAME_TO_REST = { $seat } s’arrête sur { $space }.
log-FIRST_CONTACT = Premier contact ! { $seat } trouve les { $culture } { $system_at }.
log-DREW = De la Bonus Cup : { $cup }.
log-SOLD = { $seat } vend { $good } pour { $sum }.
log-SOLD_FACTORY_GOOD = { $seat } vend { $good } d’usine pour { $sum }.
log-DEMAND_MET = Une { $demand } est satisfaite : { $sum } de plus.
log-BARTERED = { $seat } troque { $item } : { $sum } à dépenser ici.
log-BOUGHT_GOOD = { $seat } achète { $good } pour { $price }.
log-BOUGHT_FACTORY_GOOD = { $seat } achète { $good } d’usine pour { $price }.
log-BOUGHT_FACTORY = { $seat } bâtit l’usine des { $culture } pour { $price }.
log-BOUGHT_EQUIPMENT = { $seat } achète un { $equipment } pour { $price }.
log-BOUGHT_SHIP = { $seat } achète un { $ship } pour { $price } ; le { $old } est repris pour { $sum }.
log-BOUGHT_PORT = { $seat } bâtit un spatioport sur { $orbit } pour { $price }.
log-BOUGHT_RELIC = { $seat } achète la relique { $relic } pour { $price }.
log-USED_CARD = { $seat } utilise la carte Premier Contact des { $culture } : { $sum } à dépenser ici.
log-PICKED_UP = { $seat } embarque le passager { $passenger }.
log-DROPPED_OFF = { $seat } dépose le passager { $passenger } et reçoit { $sum }.
log-DISCARDED = { $seat } débarque { $cargo }.
log-FACTORY_COMMISSION = L’usine des { $culture } rapporte { $sum } à { $seat }.
log-PORT_COMMISSION = Le spatioport sur { $space } rapporte { $sum } à { $seat }.
log-LOST_VALUE = { $seat } perd { $sum } faute de les avoir dépensés.
log-TRADE_OPENED = { $seat } hèle { $other }.
log-OFFERED = { $seat } propose un échange à { $other }.
log-WOULD_GIVE =
    { $count ->
        [one] { $seat } donnerait { $thing_one }.
       *[other] { $seat } donnerait { $count } × { $thing }.
    }
log-WOULD_PAY = { $seat } paierait { $sum }.
log-TRADED = { $seat } et { $other } échangent.
log-DECLINED = { $seat } décline.
log-CALLED_OFF = { $seat } renonce à l’échange.
log-BANK_EMPTY = La banque est vide.
log-WON = { $seat } gagne avec { $total } !
log-TIME_IS_UP = Après { $turns } tours, la partie finit sans vainqueur.

# Ce que font les autres : « Augusta réfléchit… »

doing-RACE =
    { $count ->
        [1] choisit une race
       *[other] choisissent une race
    }
doing-HEADING =
    { $count ->
        [1] choisit une direction
       *[other] choisissent une direction
    }
doing-DRIVES =
    { $count ->
        [1] règle les drives
       *[other] règlent les drives
    }
doing-AUTOPILOT =
    { $count ->
        [1] décide s’il faut régler un dé sur 4
       *[other] décident s’il faut régler un dé sur 4
    }
doing-MULLIGAN =
    { $count ->
        [1] décide s’il faut relancer un dé
       *[other] décident s’il faut relancer un dé
    }
doing-EARLYNAV =
    { $count ->
        [1] prépare la navigation
       *[other] préparent la navigation
    }
doing-JUMP =
    { $count ->
        [1] choisit une telegate
       *[other] choisissent une telegate
    }
doing-SPY =
    { $count ->
        [1] décide s’il faut regarder un jeton
       *[other] décident s’il faut regarder un jeton
    }
doing-OBSERVE =
    { $count ->
        [1] décide s’il faut observer un système
       *[other] décident s’il faut observer un système
    }
doing-HAZARD =
    { $count ->
        [1] affronte un danger
       *[other] affrontent un danger
    }
doing-RELIC =
    { $count ->
        [1] décide s’il faut ramasser une relique
       *[other] décident s’il faut ramasser une relique
    }
doing-LAND =
    { $count ->
        [1] décide s’il faut atterrir
       *[other] décident s’il faut atterrir
    }
doing-GATELOCK =
    { $count ->
        [1] décide s’il faut verrouiller une telegate
       *[other] décident s’il faut verrouiller une telegate
    }
doing-NAV =
    { $count ->
        [1] choisit un dé pour naviguer
       *[other] choisissent un dé pour naviguer
    }
doing-STEP =
    { $count ->
        [1] vole
       *[other] volent
    }
doing-ASTEROID =
    { $count ->
        [1] fait halte sur un astéroïde
       *[other] font halte sur un astéroïde
    }
doing-TRANSACT =
    { $count ->
        [1] commerce
       *[other] commercent
    }
doing-OVERLOAD =
    { $count ->
        [1] choisit quoi débarquer
       *[other] choisissent quoi débarquer
    }
doing-TRADE =
    { $count ->
        [1] prépare un échange
       *[other] préparent un échange
    }
doing-REPLY =
    { $count ->
        [1] réfléchit à un échange
       *[other] réfléchissent à un échange
    }

# Lignes du journal dites en une, et lignes qui sont le détail d’une autre

log-RACE-gathered = { $details }.
log-RACE-short = { $seat } joue { $race_many }
log-ROLLED-gathered = { $seat } met le cap sur { $space } et obtient { $points } points de mouvement.
log-FLEW-gathered =
    { $details ->
        [nothing]
            { $count ->
                [one] { $seat } vole vers { $space_last }.
               *[other] { $seat } avance de { $count } cases et arrive sur { $space_last }.
            }
       *[other] { $seat } vole vers { $space_last } ({ $details }).
    }
log-HAZARD_PAID-short = { $sum } payés sur { $space }
log-LANDED-gathered =
    { $details ->
        [nothing] { $seat } atterrit sur { $space }.
       *[other] { $seat } atterrit sur { $space } ({ $details }).
    }
log-CAME_TO_REST-gathered =
    { $details ->
        [nothing] { $seat } s’arrête sur { $space }.
       *[other] { $seat } s’arrête sur { $space } ({ $details }).
    }
log-DREW-gathered = De la Bonus Cup : { $details }.
log-DREW-short = { $cup }
log-SOLD-gathered = { $seat } vend { $count ->
        [one] { $good }
       *[other] { $count } × { $good }
    } pour { $sum }.
log-SOLD_FACTORY_GOOD-gathered = { $seat } vend { $count ->
        [one] { $good } d’usine
       *[other] { $count } × { $good } d’usine
    } pour { $sum }.
log-BOUGHT_GOOD-gathered = { $seat } achète { $count } × { $good } pour { $price }.
log-BOUGHT_FACTORY_GOOD-gathered = { $seat } achète { $count } × { $good } d’usine pour { $price }.
log-PICKED_UP-gathered = { $seat } embarque des passagers : { $passenger }.
log-OFFERED-gathered =
    { $details ->
        [nothing] { $seat } propose un échange à { $other }.
       *[other] { $seat } propose un échange à { $other } : { $details }.
    }
log-WOULD_GIVE-short =
    { $count ->
        [one] { $seat } donne { $thing_one }
       *[other] { $seat } donne { $count } × { $thing }
    }
log-WOULD_PAY-short = { $seat } paie { $sum }
log-TRADED-gathered = { $seat } et { $other } échangent : { $details }.
log-DECLINED-gathered = { $seat } décline un échange ({ $details }).

# Refus

refusal-RACE_TAKEN = Cette race est prise.
refusal-NOT_NEXT_DOOR = Cette case n’est pas voisine de la vôtre.
refusal-NO_JUMP_START = Vous n’avez pas la relique Jump Start.
refusal-NO_SUCH_GATE = Vous ne pouvez pas sauter vers cette telegate : elle doit être face visible sur une autre case.
refusal-NO_SUCH_DRIVE = Vous n’avez pas ces drives.
refusal-NOT_ROLLED = Aucun dé ne montre cette valeur.
refusal-HEADING_BINDS = Un de vos dés mène dans la direction annoncée : c’est un tel dé qu’il faut prendre.
refusal-NOT_IN_SIGHT = Ce jeton n’est pas sur une case voisine.
refusal-SEEN_ALREADY = Vous avez déjà vu ce jeton.
refusal-NO_WAY_BACK = On ne peut pas faire aussitôt demi-tour.
refusal-TOO_FEW_POINTS = Il ne vous reste pas assez de points de mouvement.
refusal-IN_THIS_RUN = Vous avez déjà sauté cette case : prenez un autre chemin.
refusal-NO_LANDING_HERE = On ne peut pas atterrir ici : seulement dans une ville, un spatioport ou sur un astéroïde.
refusal-MUST_MOVE = Une fois les dés lancés, le vaisseau doit avancer.
refusal-NOT_ABOARD = Cela n’est pas à bord.
refusal-NO_BUYER = Cette culture n’achète pas cela.
refusal-NO_SALE_LEFT = Il ne vous reste plus de vente ce tour-ci ; restez ici pour vendre encore au prochain.
refusal-NO_PURCHASE_LEFT = Il ne vous reste plus d’achat ce tour-ci ; restez ici pour acheter encore au prochain.
refusal-TOO_DEAR = Vous n’en avez pas les moyens.
refusal-NOT_SOLD_HERE = Cela ne se vend pas ici.
refusal-NONE_LEFT = Il n’en reste plus.
refusal-NO_ROOM = Il n’y a plus de place dans vos cales ; vendez ou débarquez d’abord quelque chose.
refusal-NO_FACTORY = L’usine n’est pas encore bâtie : quelqu’un doit d’abord l’acheter.
refusal-DEED_SOLD = Ce contrat est déjà vendu.
refusal-SAME_SHIP = Vous pilotez déjà cette classe de vaisseau.
refusal-NO_CARD = Vous ne détenez pas cette carte Premier Contact.
refusal-NOT_WAITING = Ce passager n’attend pas ici.
refusal-OTHER_DESTINATION = Ce passager va ailleurs.
refusal-CAME_THIS_TURN = Ce qui est monté à bord ce tour-ci ne peut pas être débarqué avant le prochain.
refusal-NO_TRADING = Dans cette partie, les joueurs ne commercent pas entre eux.
refusal-NOT_SAME_SPACE = Ce vaisseau n’est pas sur votre case.
refusal-NO_OFFER_LEFT = Vous ne pouvez plus faire d’offre à ce joueur ce tour-ci.
refusal-NO_STEP_LEFT = Cette offre est pleine : faites-la, ou annulez l’échange.
refusal-NOT_HELD = Il n’y en a pas plus à donner.
refusal-OVER_CREDITS = Il n’y a pas autant de crédits.
refusal-IN_DRAFT = L’offre contient déjà autre chose : terminez-la, ou annulez d’abord l’échange.
refusal-EMPTY_DRAFT = L’offre est encore vide : mettez-y d’abord quelque chose.
refusal-LOADS_MUST_FIT = Après l’échange, chacun des deux chargements doit tenir dans les cales.
refusal-no-goal-needs-a-small-bank = Une partie sans objectif demande une petite banque.

# Options

option-race_selection = Races
    .about = Chacun choisit sa race à son tour, ou la reçoit au hasard.
option-race_selection-choose = Choisies
option-race_selection-random = Distribuées
option-goal = Objectif
    .about = La fortune nette qu’il faut atteindre pour gagner.
option-goal-1000 = 1 000 : Apprenti
    .lasts = environ 1 heure et quart
option-goal-2000 = 2 000 : Compagnon
    .lasts = environ 2 heures
option-goal-3000 = 3 000 : Maître
    .lasts = environ 2 heures trois quarts
option-goal-4000 = 4 000 : Baron du commerce
    .lasts = environ 3 heures et demie
option-goal-none = Aucun
    .lasts = jusqu’à ce que la banque soit vide
option-small_bank = Petite banque
    .about = La partie finit quand la banque a versé tous ses crédits.
option-small_bank-off = Non
option-small_bank-12000 = 12 000 crédits
option-fast_play = Jeu rapide
    .about = Les marchandises commencent dans la Bonus Cup, et chaque premier contact en apporte sur la carte.
option-fast_play-off = Non
option-fast_play-on = Oui
option-shields = Boucliers
    .about = Combien de boucliers peuvent être achetés en tout.
option-yellow_drives = Drives jaunes
    .about = Combien de drives jaunes peuvent être achetés en tout.
option-red_drives = Drives rouges
    .about = Combien de drives rouges peuvent être achetés en tout.
option-combo_drives = Combo drives
    .about = Combien de combo drives peuvent être achetés en tout.
option-player_trading = Commerce entre joueurs
    .about = Les vaisseaux qui se trouvent sur la même case peuvent commercer entre eux.
option-player_trading-off = Non
option-player_trading-on = Oui
option-trade_places = Lieux du commerce entre joueurs
    .about = Les joueurs commercent seulement là où l’on peut atterrir, ou partout où leurs vaisseaux se rencontrent.
option-trade_places-landing = Villes, spatioports, astéroïdes
option-trade_places-any = Partout
option-max_trade_offers = Offres
    .about = Combien d’offres on peut faire à chaque joueur par tour.
option-max_trade_steps = Taille d’une offre
    .about = Combien de choses une offre peut contenir.
option-early_assignment = Navigation anticipée
    .about = On peut assigner un dé à la navigation juste après le lancer, sans attendre d’en avoir besoin.
option-early_assignment-off = Non
option-early_assignment-on = Oui
option-auto_observe = Regarder d’office
    .about = Cartes et jetons sont toujours regardés, sans qu’on vous le demande.
option-auto_observe-off = Non
option-auto_observe-on = Oui
option-discard_new = Débarquer aussitôt
    .about = On peut débarquer dans le même tour ce qui vient de monter à bord.
option-discard_new-off = Non
option-discard_new-on = Oui
option-commission_base = Commission sur les reprises
    .about = Les achats payés en valeur de reprise comptent aussi pour la commission d’un spatioport.
option-commission_base-single = Non
option-commission_base-double = Oui
option-turn_cap = Limite de tours
    .about = Après ce nombre de tours, tous joueurs confondus, la partie s’arrête sans vainqueur.

# Lois

law-TOKENS_OF_THE_CUP = Chaque marchandise, demande et passager est à un seul endroit : un marché, une réserve, une cale ou la Bonus Cup.
law-CUP = La Bonus Cup contient autant de jetons qu’elle le doit.
law-EQUIPMENT = Les piles et les vaisseaux contiennent ensemble tous les boucliers et tous les drives.
law-RELICS = Chaque relique est à un seul endroit.
law-ENCOUNTERS = On ne connaît pas plus de jetons d’une sorte qu’il n’y en a.
law-CARDS = Chaque carte Premier Contact est à un seul endroit.
law-DEEDS = Chaque contrat n’est vendu qu’une fois.
law-HOLDS = Chaque chargement tient dans son vaisseau, sauf pendant qu’on débarque.
law-CREDITS = Personne n’a moins de 0 crédit ; avec une petite banque, aucun ne se perd.
law-SKIPPED = Aucun vaisseau ne finit son mouvement sur une case qu’il a sautée.
law-RACES = Aucune race n’est jouée deux fois.
law-VALUES = La valeur de reprise et l’avoir ne survivent jamais au tour.

# Conseils

hint-ON_THE_WAY = Votre meilleure prochaine escale est { $system_the } : avec ce que vous y vendez et ce que vous en emportez, vous gagnez environ { $income } par tour.
hint-TO_THE_BASE = Votre meilleure prochaine escale est la Base Galactique : vous gagnez ainsi environ { $income } par tour.
hint-UNKNOWN_SYSTEM = Vous ne savez pas encore qui vit { $system_at } : un nouveau marché et une carte Premier Contact vous y attendent.
hint-MORE_TO_TRADE = Restez : un deuxième tour ici rapporte environ { $gain }.
hint-NEAREST_TO = Cela vous rapproche { $system_of }.
hint-DETOUR = Les dés ne vous mènent pas tout droit vers { $system_the } : c’est ce qui reste de mieux.
hint-LAND_TO_TRADE = Il y a des affaires à faire { $system_at }.
hint-LAND_TO_MEET = Un premier contact { $system_at } ouvre un marché et rapporte une carte.
hint-SELLS_HERE = Ici, on vous paie { $sum } pour { $good }.
hint-FARE = Le passager { $passenger } est arrivé et paie { $sum }.
hint-FREE_WITH_THE_CARD = La carte Premier Contact des { $culture } paie { $sum } de vos achats.
hint-FILL_THE_HOLDS = { $good } : environ { $gain } de gain chez un acheteur connu ou à trouver.
hint-TAKE_ALONG = Le passager { $passenger } paie { $sum } à l’arrivée et n’occupe qu’une demi-cale.
hint-PORT_SAVES_TURNS = Un spatioport chez les { $culture } vous fait gagner un tour à chaque visite, rapporte des commissions et compte pour ce qu’il coûte.
hint-FACTORY_PAYS = L’usine des { $culture } vous verse la moitié du prix de ses marchandises et compte pour sa valeur imprimée.
hint-REACHES_GOAL = Avec { $total }, vous avez atteint l’objectif : terminez votre tour.
hint-LARGER_SHIP = Un { $ship } vous rapporterait plus que votre vaisseau actuel.
hint-DRIVE_PAYS = Un { $equipment } raccourcit tous les trajets, et il y a de la place à bord.
hint-WORTH_A_TURN = { $sum }, c’est moins que ce que la fin de ce tour peut rapporter.
hint-TOO_DEAR = Gardez { $sum } : il vous les faut pour acheter des marchandises.
hint-RELIC_EARLY = La relique { $relic } vous servira jusqu’à la fin de la partie.
hint-KEEP_FLYING = Mieux vaut continuer.
hint-LEAST_USEFUL = C’est { $cargo } qui vous manquera le moins.
hint-ROLL_AGAIN = Le lancer est trop court pour la prochaine escale, et relancer un petit dé ne peut guère nuire.
hint-ROLL_WILL_DO = Ce lancer convient : un autre ne serait guère meilleur.
hint-ALL_DRIVES = Avec tous les drives actifs, vous sautez le plus de cases sans dépenser de points.
hint-SET_FOUR = Un dé montre trois et demi en moyenne : un quatre assuré vaut mieux.
hint-DIE_LATER = Attendre n’est jamais pire : choisissez le dé quand vous en aurez besoin.
hint-OWN_WAY = Suivez votre route : un saut vous mènerait ailleurs.
hint-GOOD_TRADE = Vous y gagneriez environ { $gain }.
hint-COSTS_ME = Vous y perdriez environ { $loss }.
hint-TOO_CLOSE = { $seat } est trop près de l’objectif pour qu’on l’aide.
hint-SHIELD_PAYS = Un bouclier épargne jusqu’à 20 crédits à chaque danger, et le premier ne prend pas de cale.
hint-BUY_FROM = { $seat } possède { $thing_one }, et cela se vend ici : environ { $gain } pour vous.
hint-JUMP_NEARER = En moyenne, le saut vers la telegate { $gate } vous rapproche de la prochaine escale.
hint-NOTHING_MORE = Il n’y a plus rien d’intéressant ici.
hint-NO_BUYER_YET = { $good } : on n’a encore trouvé personne qui en achète, et il en coûterait plus de la moitié de vos crédits.
hint-UNSPENT = Rien ici ne mérite les { $sum } restants, qui sont donc perdus.
hint-ANY_RACE = Les races ne diffèrent que par leur culture d’origine : les { $culture } vous vendraient leurs contrats moins cher.
hint-FREE_LOOK = Regarder ne coûte rien, et personne d’autre ne saura ce que vous avez vu.

# Ordres permanents

toll-hazard = un danger
order-observe = Toujours regarder
    .about = Les cartes et jetons que vous pouvez regarder en chemin sont regardés pour vous.
order-pay = Payer les dangers
    .about = Les dangers qui ne vous coûtent pas plus que cette somme sont payés pour vous ; pour les autres, on vous demande votre avis.

# Ce que disent les robots

remark-COSTS_ME = Cela me coûterait plus que cela ne rapporte.
remark-TOO_CLOSE = Vous êtes trop près de l’objectif pour cela.
remark-RATHER_NOT = Non, pas pour le moment.

# Dans le terminal

terminal-heading =
    Tour { $turn } · dés { $dice } · { $points ->
        [one] { $points } point de mouvement
       *[other] { $points } points de mouvement
    }
terminal-credits = Crédits
terminal-worth = Fortune nette
terminal-ship = Vaisseau
terminal-space = Où
terminal-aboard = À bord
terminal-system = Système
terminal-culture = Culture
terminal-good = En vente
terminal-wanted = Demandé, en attente
terminal-seen = { $culture } (votre secret)
terminal-stock = { $good }, { $cost } l’unité, reste { $stock }
terminal-race = { $race }, doués pour { $what }.
terminal-told = { $name } : { $tells }
terminal-around = Autour de votre vaisseau, de case en case
terminal-ends = Où ce lancer peut finir
terminal-landed = atterrissage
terminal-collected = avec une relique
terminal-stopped = en chemin
terminal-unpaid = dans un danger, sans payer
terminal-unknown = { $count ->
        [1] un jeton inconnu
       *[other] { $count } jetons inconnus
    }
terminal-cost = Coûte
terminal-value = Se vend
terminal-factory = D’usine
terminal-buyers = Acheteurs
terminal-goes-to = { $passenger } → { $market } : { $fare }
terminal-led-back = ramené en arrière
terminal-die = dé { $dice }

# Why somebody ranks where they do
rank-worth = { $credits }, contrats valant { $deeds }
rank-late = le tour du vainqueur s’est achevé avant : la fortune nette n’est comparée à l’objectif qu’à la fin de son propre tour
rank-tie = aussi riche que le vainqueur : à égalité, c’est le premier à droite du joueur dont c’est le tour qui l’emporte

# La première partie guidée
guide-welcome = Bienvenue à bord ! Vous commercez parmi des étoiles inconnues. Achetez bon marché, vendez cher ailleurs, et amenez vos crédits et vos contrats à 2 000 avant les autres. Voici où vous en êtes, { $seat1 } et vous.
guide-chart = La carte stellaire : quatorze systèmes, et dans chacun une culture que personne n’a rencontrée. Vous partez de la Base Galactique, l’étoile. Les anneaux blancs sont des orbites, les disques à tours des villes ; points bleus, losanges jaunes et carrés rouges, de simples cases.
guide-ship = Votre vaisseau : un Scout, trois dés et deux cales. Une marchandise remplit une cale. Votre chargement et vos cartes se trouvent ici.
guide-heading = Avant le lancer, vous annoncez la case où vous irez d’abord. Pour chacune, la liste dit où vous pourriez atterrir, et avec quelles chances. Mettez le cap vers le spatioport de la Biosphère interstellaire.
    .done = Vous avez fait 6, 4 et 3 : treize points de mouvement. Quatre vous ont mené à cette case ; il en reste neuf.
guide-fly = Toutes les cases où vous pouvez finir sont éclairées sur la carte et listées à côté ou dessous. Volez vers le spatioport et atterrissez ; qui atterrit n’a pas à dépenser tous ses points.
    .done = Premier contact ! Vous avez trouvé les Nillis.
guide-contact = Leur carte Premier Contact paie 80 crédits de vos achats ici, une seule fois. Utilisez-la, achetez avec elle du Bionic Perfume, puis touchez Terminer. Le tour où vous atterrissez, vous avez droit à une vente et un achat, en plus de ce que paie la carte ; si vous restez, vous commercez à volonté.
    .done = Le Bionic Perfume coûte 80 et rapporte 140 là où on le demande, et vous n’avez rien payé.
guide-book = Le carnet des marchés : ce que chaque culture vend et achète, où elle habite si vous le savez, et à combien de tours. Quatre cultures veulent du Bionic Perfume. Personne ne sait encore où elles vivent : voyons dans la Nébuleuse.
guide-again = Mettez le cap hors du système, vers la Nébuleuse.
    .done = Douze points cette fois : un pour cette case, il en reste onze.
guide-lane = Les lignes pointillées sont les routes entre les systèmes. Prenez celle de la Nébuleuse.
    .done = Le vaisseau arrive sur une case de navigation.
guide-die = Sur une case de navigation, un dé décide du chemin : choisissez l’un des vôtres ; la carte montre où mène chaque nombre. Naviguez avec le 6, vers le spatioport de la Nébuleuse.
    .done = En chemin, vous avez retourné un jeton : une telegate. Dès qu’il y en a une seconde, les vaisseaux peuvent sauter de l’une à l’autre.
guide-token = D’autres jetons sont des dangers, des spatioports ou des reliques ; une fois retournés, ils restent visibles pour tous. Voici le spatioport : atterrissez.
    .done = Encore un premier contact : les Graw, et ils veulent du Bionic Perfume !
guide-sell = Vendez le parfum. Puis utilisez la carte des Graw : ce qu’elle paie en entier n’est pas un achat, elle peut donc remplir vos deux cales d’un coup. Achetez deux fois du Glorious Junk, puis touchez Terminer. Le reste de la carte est perdu.
    .done = 140 crédits gagnés. Après chaque vente, un jeton sort de la Bonus Cup : un passager, une demande ou une marchandise pour un marché.
guide-help = Si vous ne savez pas quoi faire, l’ampoule dit ce que ferait un bon joueur, et pourquoi. Plus tard viendront les spatioports, les usines, les vaisseaux plus grands et les échanges entre joueurs ; les règles expliquent tout.
guide-end = La galaxie est à vous. Trouvez tôt de nouvelles cultures, cherchez une boucle où chaque escale achète ce que vend la précédente, et bâtissez des spatioports là où vous atterrissez souvent. Bonnes affaires !

# Ce que dit une carte Premier Contact
aside-FIRST_CONTACT = { $culture_tells } { $culture_says }

# Le caractère des robots : ce qui suit leur nom
trait-curiosity = { $value ->
    [-1] aime mieux commercer qu’explorer
   *[1] cherche l’inconnu
}
trait-building = { $value ->
    [-2] garde ses crédits
    [-1] construit tard
    [1] construit tôt
   *[2] met chaque crédit dans des spatioports et des usines
}
trait-relics = { $value ->
    [-2] dédaigne les reliques
    [-1] se lasse vite des reliques
    [1] aime les reliques
   *[2] collectionne les reliques jusqu’au bout
}
trait-passengers = { $value ->
    [-1] préfère les marchandises aux passagers
   *[1] aime avoir des passagers à bord
}

# Chiffres de la fin

figure-TURNS = { $turns } tours
    .title = Durée
figure-BEST_SALE = { $seat } : { $count } × { $good } pour { $sum }
    .title = Meilleure vente en un tour
figure-MOST_FOUND = { $seat } : { $count } sur { $all }
    .title = Le plus de cultures découvertes
figure-FARTHEST = { $seat } : { $count } cases
    .title = Le plus long chemin
figure-MOST_COMMISSIONS = { $seat } : { $sum }
    .title = Le plus de commissions
source-goods = Marchandises
source-passengers = Passagers
source-relics = Reliques
source-contacts = Cartes Premier Contact
source-commissions = Commissions
source-deeds = Usines et ports
source-deals = Échanges entre joueurs
source-ship = Vaisseau et équipement
source-dangers = Dangers
source-losses = Valeur perdue
