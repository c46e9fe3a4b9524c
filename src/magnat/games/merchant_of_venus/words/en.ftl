game-name = Merchant of Venus
game-about = Fourteen alien cultures hide among the stars: find them, trade what one makes for what another craves, build ports and factories, and be the first to make a fortune.
game-length = 2 to 4 players, about 2 hours

# Things

money = { $value ->
        [one] { $value } credit
       *[other] { $value } credits
    }

race-human = Human
    .many = Humans
    .good_at = show business: at home a factory costs 80 credits instead of 100, a spaceport 160, and the Rock Videos sell dear
race-eeepeeep = Eeepeeep
    .many = Eeepeeep
    .good_at = fine mechanics: at home a factory costs 80 credits instead of 100, a spaceport 160, and nothing sells for more than Pedigree Bolts
race-whynom = Whynom
    .many = Whynoms
    .good_at = questions and cabinet-making: at home a factory costs 80 credits instead of 100, a spaceport 160, and five cultures want the furniture
race-qossuth = Qossuth
    .many = Qossuth
    .good_at = the arts: at home the dear factory costs 160 credits instead of 200, a spaceport 160, and their card pays the most, 120

space-TRP-1 = orbit 1 of the Rogue Planet
space-TRP-2 = space 2 of the Rogue Planet
space-TRP-3 = space 3 of the Rogue Planet
space-TRP-4 = orbit 4 of the Rogue Planet
space-TRP-5 = space 5 of the Rogue Planet
space-TRP-6 = space 6 of the Rogue Planet
space-TRP-7 = hazard 7 of the Rogue Planet
space-TRP-8 = hazard 8 of the Rogue Planet
space-TRP-9 = hazard 9 of the Rogue Planet
space-TRP-10 = hazard 10 of the Rogue Planet
space-TRP-11 = space 11 of the Rogue Planet
space-TRP-city-A = city A of the Rogue Planet
space-TRP-city-B = city B of the Rogue Planet
space-DES-1 = orbit 1 of the Desert World
space-DES-2 = space 2 of the Desert World
space-DES-3 = encounter space 3 of the Desert World
space-DES-4 = orbit 4 of the Desert World
space-DES-5 = asteroid 5 of the Desert World
space-DES-6 = space 6 of the Desert World
space-DES-7 = space 7 of the Desert World
space-DES-8 = space 8 of the Desert World
space-DES-9 = space 9 of the Desert World
space-DES-city-A = city A of the Desert World
space-DES-city-B = city B of the Desert World
space-IBS-1 = space 1 of the Biosphere
space-IBS-2 = space 2 of the Biosphere
space-IBS-3 = space 3 of the Biosphere
space-IBS-4 = orbit 4 of the Biosphere
space-IBS-5 = space 5 of the Biosphere
space-IBS-6 = space 6 of the Biosphere
space-IBS-7 = space 7 of the Biosphere
space-IBS-8 = space 8 of the Biosphere
space-IBS-9 = space 9 of the Biosphere
space-IBS-10 = space 10 of the Biosphere
space-IBS-11 = space 11 of the Biosphere
space-IBS-12 = space 12 of the Biosphere
space-IBS-port = the spaceport of the Biosphere
space-JUN-1 = orbit 1 of the Jungle World
space-JUN-2 = space 2 of the Jungle World
space-JUN-3 = orbit 3 of the Jungle World
space-JUN-4 = space 4 of the Jungle World
space-JUN-5 = encounter space 5 of the Jungle World
space-JUN-6 = space 6 of the Jungle World
space-JUN-7 = space 7 of the Jungle World
space-JUN-8 = encounter space 8 of the Jungle World
space-JUN-9 = asteroid 9 of the Jungle World
space-JUN-city-A = city A of the Jungle World
space-JUN-city-B = city B of the Jungle World
space-ICE-1 = orbit 1 of the Ice World
space-ICE-2 = asteroid 2 of the Ice World
space-ICE-3 = space 3 of the Ice World
space-ICE-4 = encounter space 4 of the Ice World
space-ICE-5 = space 5 of the Ice World
space-ICE-6 = asteroid 6 of the Ice World
space-ICE-7 = space 7 of the Ice World
space-ICE-8 = space 8 of the Ice World
space-ICE-9 = encounter space 9 of the Ice World
space-ICE-city-A = city A of the Ice World
space-COL-1 = orbit 1 of the Colony World
space-COL-2 = navigation space 2 of the Colony World
space-COL-3 = hazard 3 of the Colony World
space-COL-4 = orbit 4 of the Colony World
space-COL-5 = space 5 of the Colony World
space-COL-6 = space 6 of the Colony World
space-COL-7 = space 7 of the Colony World
space-COL-8 = space 8 of the Colony World
space-COL-city-A = city A of the Colony World
space-COL-city-B = city B of the Colony World
space-WAR-1 = orbit 1 of the War-Torn System
space-WAR-2 = encounter space 2 of the War-Torn System
space-WAR-3 = orbit 3 of the War-Torn System
space-WAR-4 = hazard 4 of the War-Torn System
space-WAR-5 = encounter space 5 of the War-Torn System
space-WAR-6 = hazard 6 of the War-Torn System
space-WAR-7 = space 7 of the War-Torn System
space-WAR-8 = asteroid 8 of the War-Torn System
space-WAR-9 = encounter space 9 of the War-Torn System
space-WAR-10 = hazard 10 of the War-Torn System
space-WAR-city-A = city A of the War-Torn System
space-WAR-city-B = city B of the War-Torn System
space-POL-1 = orbit 1 of the Polluted Planet
space-POL-2 = space 2 of the Polluted Planet
space-POL-3 = orbit 3 of the Polluted Planet
space-POL-4 = space 4 of the Polluted Planet
space-POL-5 = encounter space 5 of the Polluted Planet
space-POL-6 = space 6 of the Polluted Planet
space-POL-7 = space 7 of the Polluted Planet
space-POL-8 = space 8 of the Polluted Planet
space-POL-9 = encounter space 9 of the Polluted Planet
space-POL-city-A = city A of the Polluted Planet
space-POL-city-B = city B of the Polluted Planet
space-MOO-1 = orbit 1 of the Inhabited Moon
space-MOO-2 = space 2 of the Inhabited Moon
space-MOO-3 = encounter space 3 of the Inhabited Moon
space-MOO-4 = space 4 of the Inhabited Moon
space-MOO-5 = space 5 of the Inhabited Moon
space-MOO-6 = asteroid 6 of the Inhabited Moon
space-MOO-7 = space 7 of the Inhabited Moon
space-MOO-8 = orbit 8 of the Inhabited Moon
space-MOO-9 = space 9 of the Inhabited Moon
space-MOO-10 = encounter space 10 of the Inhabited Moon
space-MOO-city-A = city A of the Inhabited Moon
space-MOO-city-B = city B of the Inhabited Moon
space-WAT-1 = orbit 1 of the Water World
space-WAT-2 = asteroid 2 of the Water World
space-WAT-3 = orbit 3 of the Water World
space-WAT-4 = space 4 of the Water World
space-WAT-5 = space 5 of the Water World
space-WAT-6 = space 6 of the Water World
space-WAT-7 = space 7 of the Water World
space-WAT-8 = encounter space 8 of the Water World
space-WAT-city-A = city A of the Water World
space-WAT-city-B = city B of the Water World
space-GIA-1 = orbit 1 of the Giant Planet
space-GIA-2 = space 2 of the Giant Planet
space-GIA-3 = orbit 3 of the Giant Planet
space-GIA-4 = orbit 4 of the Giant Planet
space-GIA-5 = space 5 of the Giant Planet
space-GIA-6 = space 6 of the Giant Planet
space-GIA-7 = encounter space 7 of the Giant Planet
space-GIA-8 = space 8 of the Giant Planet
space-GIA-city-A = city A of the Giant Planet
space-GIA-city-B = city B of the Giant Planet
space-GIA-city-C = city C of the Giant Planet
space-MGS-1 = navigation space 1 of the Generation Ship
space-MGS-2 = hazard 2 of the Generation Ship
space-MGS-3 = the spaceport of the Generation Ship
space-MGS-4 = navigation space 4 of the Generation Ship
space-MGS-5 = asteroid 5 of the Generation Ship
space-NEB-N2 = navigation space N2 of the Nebula
space-NEB-N1 = encounter space N1 of the Nebula
space-NEB-B6 = navigation space B6 of the Nebula
space-NEB-B5 = encounter space B5 of the Nebula
space-NEB-B1 = navigation space B1 of the Nebula
space-NEB-B2 = encounter space B2 of the Nebula
space-NEB-B3 = the spaceport of the Nebula
space-NEB-B4 = encounter space B4 of the Nebula
space-NEB-B8 = navigation space B8 of the Nebula
space-NEB-B7 = navigation space B7 of the Nebula
space-NEB-W2 = navigation space W2 of the Nebula
space-NEB-W3 = encounter space W3 of the Nebula
space-NEB-W4 = navigation space W4 of the Nebula
space-AST-1 = space 1 of the Asteroid System
space-AST-2 = orbit 2 of the Asteroid System
space-AST-3 = hazard 3 of the Asteroid System
space-AST-4 = asteroid 4 of the Asteroid System
space-AST-5 = space 5 of the Asteroid System
space-AST-6 = spaceport 6 of the Asteroid System
space-AST-7 = hazard 7 of the Asteroid System
space-AST-8 = hazard 8 of the Asteroid System
space-AST-9 = encounter space 9 of the Asteroid System
space-AST-10 = encounter space 10 of the Asteroid System
space-AST-11 = asteroid 11 of the Asteroid System
space-AST-12 = hazard 12 of the Asteroid System
space-AST-13 = hazard 13 of the Asteroid System
space-AST-14 = hazard 14 of the Asteroid System
space-AST-15 = asteroid 15 of the Asteroid System
space-AST-16 = encounter space 16 of the Asteroid System
space-AST-17 = spaceport 17 of the Asteroid System
space-AST-18 = encounter space 18 of the Asteroid System
space-AST-19 = space 19 of the Asteroid System
space-AST-20 = hazard 20 of the Asteroid System
space-AST-21 = hazard 21 of the Asteroid System
space-AST-22 = encounter space 22 of the Asteroid System
space-AST-23 = asteroid 23 of the Asteroid System
space-AST-24 = space 24 of the Asteroid System
space-AST-25 = orbit 25 of the Asteroid System
space-SNV-1 = hazard 1 of the Supernova
space-SNV-2 = hazard 2 of the Supernova
space-SNV-3 = hazard 3 of the Supernova
space-SNV-4 = hazard 4 of the Supernova
space-SNV-5 = hazard 5 of the Supernova
space-SNV-6 = hazard 6 of the Supernova
space-SGI-1 = hazard 1 of the Supergiant
space-SGI-2 = hazard 2 of the Supergiant
space-SGI-3 = hazard 3 of the Supergiant
space-SGI-4 = hazard 4 of the Supergiant
space-SGI-5 = hazard 5 of the Supergiant
space-SGI-6 = hazard 6 of the Supergiant
space-BASE = the Galactic Base
space-TRP_DES-1 = space 1 between the Rogue Planet and the Desert World
space-TRP_DES-2 = space 2 between the Rogue Planet and the Desert World
space-TRP_DES-3 = space 3 between the Rogue Planet and the Desert World
space-TRP_DES-4 = space 4 between the Rogue Planet and the Desert World
space-TRP_DES-5 = space 5 between the Rogue Planet and the Desert World
space-TRP_DES-6 = space 6 between the Rogue Planet and the Desert World
space-TRP_IBS-1 = space 1 between the Rogue Planet and the Biosphere
space-TRP_IBS-2 = space 2 between the Rogue Planet and the Biosphere
space-TRP_IBS-3 = space 3 between the Rogue Planet and the Biosphere
space-TRP_JUN-1 = space 1 between the Rogue Planet and the Jungle World
space-TRP_JUN-2 = space 2 between the Rogue Planet and the Jungle World
space-TRP_JUN-3 = space 3 between the Rogue Planet and the Jungle World
space-TRP_JUN-4 = space 4 between the Rogue Planet and the Jungle World
space-TRP_JUN-5 = space 5 between the Rogue Planet and the Jungle World
space-TRP_JUN-6 = space 6 between the Rogue Planet and the Jungle World
space-TRP_JUN-7 = space 7 between the Rogue Planet and the Jungle World
space-DES_SNV-1 = space 1 between the Desert World and the Supernova
space-DES_SNV-2 = space 2 between the Desert World and the Supernova
space-DES_NEB-1 = space 1 between the Desert World and the Nebula
space-IBS_NEB-1 = space 1 between the Biosphere and the Nebula
space-IBS_BASE-1 = space 1 between the Biosphere and the Base
space-IBS_BASE-2 = space 2 between the Biosphere and the Base
space-IBS_BASE-3 = space 3 between the Biosphere and the Base
space-COL_BASE-1 = space 1 between the Colony World and the Base
space-COL_BASE-2 = space 2 between the Colony World and the Base
space-COL_BASE-3 = space 3 between the Colony World and the Base
space-COL_BASE-4 = space 4 between the Colony World and the Base
space-COL_GIA-1 = space 1 between the Colony World and the Giant Planet
space-COL_GIA-2 = space 2 between the Colony World and the Giant Planet
space-COL_GIA-3 = space 3 between the Colony World and the Giant Planet
space-COL_GIA-4 = space 4 between the Colony World and the Giant Planet
space-COL_GIA-5 = space 5 between the Colony World and the Giant Planet
space-COL_GIA-6 = space 6 between the Colony World and the Giant Planet
space-COL_GIA-7 = space 7 between the Colony World and the Giant Planet
space-JUN_ICE-1 = space 1 between the Jungle World and the Ice World
space-JUN_ICE-2 = space 2 between the Jungle World and the Ice World
space-JUN_ICE-3 = space 3 between the Jungle World and the Ice World
space-JUN_ICE-4 = space 4 between the Jungle World and the Ice World
space-JUN_SGI-1 = space 1 between the Jungle World and the Supergiant
space-JUN_SGI-2 = space 2 between the Jungle World and the Supergiant
space-GIA_SGI-1 = space 1 between the Giant Planet and the Supergiant
space-GIA_SGI-2 = space 2 between the Giant Planet and the Supergiant
space-GIA_SGI-3 = space 3 between the Giant Planet and the Supergiant
space-SGI_AST-1 = space 1 between the Supergiant and the Asteroid System
space-SGI_AST-2 = space 2 between the Supergiant and the Asteroid System
space-SGI_AST-3 = space 3 between the Supergiant and the Asteroid System
space-SGI_AST-4 = space 4 between the Supergiant and the Asteroid System
space-ICE_AST-1 = space 1 between the Ice World and the Asteroid System
space-ICE_AST-2 = space 2 between the Ice World and the Asteroid System
space-ICE_AST-3 = space 3 between the Ice World and the Asteroid System
space-ICE_AST-4 = space 4 between the Ice World and the Asteroid System
space-ICE_AST-5 = space 5 between the Ice World and the Asteroid System
space-ICE_AST-6 = space 6 between the Ice World and the Asteroid System
space-NEB_WAT-1 = space 1 between the Nebula and the Water World
space-NEB_WAT-2 = space 2 between the Nebula and the Water World
space-SNV_WAT-1 = space 1 between the Supernova and the Water World
space-MOO_SNV-1 = space 1 between the Inhabited Moon and the Supernova
space-MOO_SNV-2 = space 2 between the Inhabited Moon and the Supernova
space-MOO_SNV-3 = space 3 between the Inhabited Moon and the Supernova
space-MOO_NEB-1 = space 1 between the Inhabited Moon and the Nebula
space-POL_MOO-1 = space 1 between the Polluted Planet and the Inhabited Moon
space-POL_MOO-2 = space 2 between the Polluted Planet and the Inhabited Moon
space-POL_MOO-3 = space 3 between the Polluted Planet and the Inhabited Moon
space-POL_MOO-4 = space 4 between the Polluted Planet and the Inhabited Moon
space-POL_MOO-5 = space 5 between the Polluted Planet and the Inhabited Moon
space-WAT_MGS-1 = space 1 between the Water World and the Generation Ship
space-WAT_MGS-2 = space 2 between the Water World and the Generation Ship
space-WAT_MGS-3 = space 3 between the Water World and the Generation Ship
space-WAT_MGS-4 = space 4 between the Water World and the Generation Ship
space-NEB_MGS-1 = space 1 between the Nebula and the Generation Ship
space-NEB_MGS-2 = space 2 between the Nebula and the Generation Ship
space-NEB_MGS-3 = space 3 between the Nebula and the Generation Ship
space-MGS_GIA-1 = space 1 between the Generation Ship and the Giant Planet
space-MGS_GIA-2 = space 2 between the Generation Ship and the Giant Planet
space-MGS_GIA-3 = space 3 between the Generation Ship and the Giant Planet
space-MGS_WAR-1 = space 1 between the Generation Ship and the War-Torn System
space-MGS_WAR-2 = space 2 between the Generation Ship and the War-Torn System
space-MGS_WAR-3 = space 3 between the Generation Ship and the War-Torn System
space-WAR_POL-1 = space 1 between the War-Torn System and the Polluted Planet
space-WAR_POL-2 = space 2 between the War-Torn System and the Polluted Planet
space-WAR_POL-3 = space 3 between the War-Torn System and the Polluted Planet
space-WAR_POL-4 = space 4 between the War-Torn System and the Polluted Planet
space-WAR_POL-5 = space 5 between the War-Torn System and the Polluted Planet
space-WAR_POL-6 = space 6 between the War-Torn System and the Polluted Planet
space-WAR_AST-1 = space 1 between the War-Torn System and the Asteroid System
space-WAR_AST-2 = space 2 between the War-Torn System and the Asteroid System
space-WAR_AST-3 = space 3 between the War-Torn System and the Asteroid System

gate-1 = telegate 1
gate-2 = telegate 2
gate-3 = telegate 3
gate-4 = telegate 4
gate-5 = telegate 5
gate-6 = telegate 6

drives-none = none
drives-yellow = yellow
drives-red = red
drives-both = yellow and red

die-1 = 1
die-2 = 2
die-3 = 3
die-4 = 4
die-5 = 5
die-6 = 6

encounter-DES-3 = encounter space 3 of the Desert World
encounter-JUN-5 = encounter space 5 of the Jungle World
encounter-JUN-8 = encounter space 8 of the Jungle World
encounter-ICE-4 = encounter space 4 of the Ice World
encounter-ICE-9 = encounter space 9 of the Ice World
encounter-WAR-2 = encounter space 2 of the War-Torn System
encounter-WAR-5 = encounter space 5 of the War-Torn System
encounter-WAR-9 = encounter space 9 of the War-Torn System
encounter-POL-5 = encounter space 5 of the Polluted Planet
encounter-POL-9 = encounter space 9 of the Polluted Planet
encounter-MOO-3 = encounter space 3 of the Inhabited Moon
encounter-MOO-10 = encounter space 10 of the Inhabited Moon
encounter-WAT-8 = encounter space 8 of the Water World
encounter-GIA-7 = encounter space 7 of the Giant Planet
encounter-NEB-N1 = encounter space N1 of the Nebula
encounter-NEB-B5 = encounter space B5 of the Nebula
encounter-NEB-B2 = encounter space B2 of the Nebula
encounter-NEB-B4 = encounter space B4 of the Nebula
encounter-NEB-W3 = encounter space W3 of the Nebula
encounter-AST-9 = encounter space 9 of the Asteroid System
encounter-AST-10 = encounter space 10 of the Asteroid System
encounter-AST-16 = encounter space 16 of the Asteroid System
encounter-AST-18 = encounter space 18 of the Asteroid System
encounter-AST-22 = encounter space 22 of the Asteroid System

good-bionic_perfume = Bionic Perfume
    .tells = It chooses who wears it.
good-canned_traits = Canned Traits
    .tells = Courage, wit, patience: open, swallow, do not mix.
good-glorious_junk = Glorious Junk
    .tells = Nobody knows what it was. Everybody wants one.
good-living_toys = Living Toys
    .tells = Guaranteed to miss you.
good-finest_dust = Finest Dust
    .tells = Sieved nine times by blind monks. Do not sneeze.
good-rock_videos = Rock Videos
    .tells = Loud, with hair. Banned on four moons, hence the price.
good-melf_pelts = Melf Pelts
    .tells = The melf grows another by Tuesday.
good-immortal_grease = Immortal Grease
    .tells = One drop, and it will squeak after you are gone: never.
good-chicle_liquor = Chicle Liquor
    .tells = Drink it quickly, or chew.
good-pedigree_bolts = Pedigree Bolts
    .tells = Each with its family tree, back to the first thread.
good-impossible_furniture = Impossible Furniture
    .tells = It looks comfortable from every side but this one.
good-designer_genes = Designer Genes
    .tells = This season: gills.
good-megalith_paperweight = Megalith Paperweight
    .tells = For very, very important papers.
good-psychotic_sculpture = Psychotic Sculpture
    .tells = It moves when you look away. Insure the hold.

factory_good-bionic_perfume = Bionic Perfume (factory)
factory_good-canned_traits = Canned Traits (factory)
factory_good-glorious_junk = Glorious Junk (factory)
factory_good-living_toys = Living Toys (factory)
factory_good-finest_dust = Finest Dust (factory)
factory_good-rock_videos = Rock Videos (factory)
factory_good-melf_pelts = Melf Pelts (factory)
factory_good-immortal_grease = Immortal Grease (factory)
factory_good-chicle_liquor = Chicle Liquor (factory)
factory_good-pedigree_bolts = Pedigree Bolts (factory)
factory_good-impossible_furniture = Impossible Furniture (factory)
factory_good-designer_genes = Designer Genes (factory)
factory_good-megalith_paperweight = Megalith Paperweight (factory)
factory_good-psychotic_sculpture = Psychotic Sculpture (factory)

item-equipment-shield = a shield
item-equipment-yellow_drive = a yellow drive
item-equipment-red_drive = a red drive
item-equipment-combo_drive = a combo drive
item-relic-air_foil = the relic Air Foil
item-relic-auto_pilot = the relic Auto Pilot
item-relic-gate_lock = the relic Gate Lock
item-relic-jump_start = the relic Jump Start
item-relic-mulligan_gear = the relic Mulligan Gear
item-relic-shield = the relic Shield
item-relic-spy_eye = the relic Spy Eye
item-relic-switch_switch = the relic Switch Switch
item-relic-yellow_drive = the relic Yellow Drive

culture-nillis = Nillis
    .number = #1
    .tells = They greet by smell and remember every guest.
    .says = “Come closer. Closer. Ah: you had onions.”
culture-volois = Volois
    .number = #2
    .tells = They think aloud, preferably in your head.
    .says = “We knew what you would offer. We accept, and so do you.”
culture-graw = Graw
    .number = #3
    .tells = They throw nothing away, least of all an opportunity.
    .says = “Is that engine still in use?”
culture-niks = Niks
    .number = #4
    .tells = A whole people that never stopped playing.
    .says = “Tag! Now you are the trader.”
culture-dell = Dell
    .number = #5
    .tells = They have dug so deep that the sky makes them giggle.
    .says = “You came from up there? On purpose?”
culture-humans = Humans
    .number = #6
    .tells = A noisy young species. They say they were here first.
    .says = “Welcome! Sign here, here, and on the photograph.”
culture-shenna = Shenna
    .number = #7
    .tells = Hunters by tradition, vegetarians by conviction.
    .says = “Lay down your spear. We shall lay down ours. You first.”
culture-yxklyx = Yxklyx
    .number = #8
    .tells = A hundred joints each, and not one of them creaks.
    .says = “Your joints are audible. Let us help.”
culture-zum = Zum
    .number = #9
    .tells = They hum while they work, and they work while they hum.
    .says = “Mmmmmm. That means: the first round is ours.”
culture-eeepeeep = Eeepeeep
    .number = #10
    .tells = They speak too high for your ears and too fast for your lawyer.
    .says = “Eeep! – Peeep.” The contract was longer.
culture-whynoms = Whynoms
    .number = #11
    .tells = They answer every question with a better one.
    .says = “Why have you come? Why not sooner? Why so little luggage?”
culture-cholos = Cholos
    .number = #12
    .tells = You never meet the same one twice, even if you do.
    .says = “We have already met. I was taller.”
culture-wollow = Wollow
    .number = #13
    .tells = They are slow. In a thousand years they will be proved right.
    .says = “We saw you coming. In your great-grandmother’s time.”
culture-qossuth = Qossuth
    .number = #14
    .tells = They have seen the end of the universe and bought the sketches.
    .says = “You are the third ship today, and the second tomorrow.”

card-nillis = Nillis
card-volois = Volois
card-graw = Graw
card-niks = Niks
card-dell = Dell
card-humans = Humans
card-shenna = Shenna
card-yxklyx = Yxklyx
card-zum = Zum
card-eeepeeep = Eeepeeep
card-whynoms = Whynoms
card-cholos = Cholos
card-wollow = Wollow
card-qossuth = Qossuth

equipment-shield = shield
equipment-yellow_drive = yellow drive
equipment-red_drive = red drive
equipment-combo_drive = combo drive

ship-scout = Scout
ship-clipper = Clipper
ship-transport = Transport
ship-freighter = Freighter

orbit-TRP-1 = orbit 1 of the Rogue Planet
orbit-TRP-4 = orbit 4 of the Rogue Planet
orbit-DES-1 = orbit 1 of the Desert World
orbit-DES-4 = orbit 4 of the Desert World
orbit-IBS-4 = orbit 4 of the Biosphere
orbit-JUN-1 = orbit 1 of the Jungle World
orbit-JUN-3 = orbit 3 of the Jungle World
orbit-ICE-1 = orbit 1 of the Ice World
orbit-COL-1 = orbit 1 of the Colony World
orbit-COL-4 = orbit 4 of the Colony World
orbit-WAR-1 = orbit 1 of the War-Torn System
orbit-WAR-3 = orbit 3 of the War-Torn System
orbit-POL-1 = orbit 1 of the Polluted Planet
orbit-POL-3 = orbit 3 of the Polluted Planet
orbit-MOO-1 = orbit 1 of the Inhabited Moon
orbit-MOO-8 = orbit 8 of the Inhabited Moon
orbit-WAT-1 = orbit 1 of the Water World
orbit-WAT-3 = orbit 3 of the Water World
orbit-GIA-1 = orbit 1 of the Giant Planet
orbit-GIA-3 = orbit 3 of the Giant Planet
orbit-GIA-4 = orbit 4 of the Giant Planet
orbit-MGS-1 = orbit 1 of the Generation Ship
orbit-NEB-B1 = orbit B1 of the Nebula
orbit-AST-2 = orbit 2 of the Asteroid System
orbit-AST-25 = orbit 25 of the Asteroid System

relic-air_foil = Air Foil
    .about = Green links cost one point, and one may fly on from one city of a planet to another.
relic-auto_pilot = Auto Pilot
    .about = Before the roll one die may be set to 4.
relic-gate_lock = Gate Lock
    .about = A telegate may be treated as an ordinary blue space.
relic-jump_start = Jump Start
    .about = Instead of a heading a telegate that lies face up may be named; the ship jumps there if a die shows its number.
relic-mulligan_gear = Mulligan Gear
    .about = After the roll one die may be rolled again.
relic-shield = Shield
    .about = A shield that needs neither hull nor hold: every hazard costs less.
relic-spy_eye = Spy Eye
    .about = Shows tokens one space away, and the culture of every system on the way.
relic-switch_switch = Switch Switch
    .about = Another die may be chosen at every navigation space and telegate.
relic-yellow_drive = Yellow Drive
    .about = A yellow drive that needs no room.

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
cargo-factory-bionic_perfume = Bionic Perfume (factory)
cargo-factory-canned_traits = Canned Traits (factory)
cargo-factory-glorious_junk = Glorious Junk (factory)
cargo-factory-living_toys = Living Toys (factory)
cargo-factory-finest_dust = Finest Dust (factory)
cargo-factory-rock_videos = Rock Videos (factory)
cargo-factory-melf_pelts = Melf Pelts (factory)
cargo-factory-immortal_grease = Immortal Grease (factory)
cargo-factory-chicle_liquor = Chicle Liquor (factory)
cargo-factory-pedigree_bolts = Pedigree Bolts (factory)
cargo-factory-impossible_furniture = Impossible Furniture (factory)
cargo-factory-designer_genes = Designer Genes (factory)
cargo-factory-megalith_paperweight = Megalith Paperweight (factory)
cargo-factory-psychotic_sculpture = Psychotic Sculpture (factory)
cargo-passenger-arms_dealer = the Arms Dealer
cargo-passenger-census_taker = the Census Taker
cargo-passenger-optometrist = the Optometrist
cargo-passenger-philosopher = the Philosopher
cargo-passenger-salesman = the Salesman
cargo-passenger-scientist = the Scientist
cargo-passenger-specimen = the Specimen
cargo-passenger-spy = the Spy
cargo-passenger-tax_collector = the Tax Collector
cargo-passenger-toaster = the Toaster
cargo-equipment-shield = a shield
cargo-equipment-yellow_drive = a yellow drive
cargo-equipment-red_drive = a red drive
cargo-equipment-combo_drive = a combo drive

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
thing-factory-bionic_perfume = Bionic Perfume (factory)
    .one = Bionic Perfume (factory)
thing-factory-canned_traits = Canned Traits (factory)
    .one = Canned Traits (factory)
thing-factory-glorious_junk = Glorious Junk (factory)
    .one = Glorious Junk (factory)
thing-factory-living_toys = Living Toys (factory)
    .one = Living Toys (factory)
thing-factory-finest_dust = Finest Dust (factory)
    .one = Finest Dust (factory)
thing-factory-rock_videos = Rock Videos (factory)
    .one = Rock Videos (factory)
thing-factory-melf_pelts = Melf Pelts (factory)
    .one = Melf Pelts (factory)
thing-factory-immortal_grease = Immortal Grease (factory)
    .one = Immortal Grease (factory)
thing-factory-chicle_liquor = Chicle Liquor (factory)
    .one = Chicle Liquor (factory)
thing-factory-pedigree_bolts = Pedigree Bolts (factory)
    .one = Pedigree Bolts (factory)
thing-factory-impossible_furniture = Impossible Furniture (factory)
    .one = Impossible Furniture (factory)
thing-factory-designer_genes = Designer Genes (factory)
    .one = Designer Genes (factory)
thing-factory-megalith_paperweight = Megalith Paperweight (factory)
    .one = Megalith Paperweight (factory)
thing-factory-psychotic_sculpture = Psychotic Sculpture (factory)
    .one = Psychotic Sculpture (factory)
thing-passenger-arms_dealer = Arms Dealer
    .one = the Arms Dealer
thing-passenger-census_taker = Census Taker
    .one = the Census Taker
thing-passenger-optometrist = Optometrist
    .one = the Optometrist
thing-passenger-philosopher = Philosopher
    .one = the Philosopher
thing-passenger-salesman = Salesman
    .one = the Salesman
thing-passenger-scientist = Scientist
    .one = the Scientist
thing-passenger-specimen = Specimen
    .one = the Specimen
thing-passenger-spy = Spy
    .one = the Spy
thing-passenger-tax_collector = Tax Collector
    .one = the Tax Collector
thing-passenger-toaster = Toaster
    .one = the Toaster
thing-equipment-shield = shield
    .one = a shield
thing-equipment-yellow_drive = yellow drive
    .one = a yellow drive
thing-equipment-red_drive = red drive
    .one = a red drive
thing-equipment-combo_drive = combo drive
    .one = a combo drive
thing-relic-air_foil = relic Air Foil
    .one = the relic Air Foil
thing-relic-auto_pilot = relic Auto Pilot
    .one = the relic Auto Pilot
thing-relic-gate_lock = relic Gate Lock
    .one = the relic Gate Lock
thing-relic-jump_start = relic Jump Start
    .one = the relic Jump Start
thing-relic-mulligan_gear = relic Mulligan Gear
    .one = the relic Mulligan Gear
thing-relic-shield = relic Shield
    .one = the relic Shield
thing-relic-spy_eye = relic Spy Eye
    .one = the relic Spy Eye
thing-relic-switch_switch = relic Switch Switch
    .one = the relic Switch Switch
thing-relic-yellow_drive = relic Yellow Drive
    .one = the relic Yellow Drive
thing-card-nillis = First Contact card of the Nillis
    .one = the First Contact card of the Nillis
thing-card-volois = First Contact card of the Volois
    .one = the First Contact card of the Volois
thing-card-graw = First Contact card of the Graw
    .one = the First Contact card of the Graw
thing-card-niks = First Contact card of the Niks
    .one = the First Contact card of the Niks
thing-card-dell = First Contact card of the Dell
    .one = the First Contact card of the Dell
thing-card-humans = First Contact card of the Humans
    .one = the First Contact card of the Humans
thing-card-shenna = First Contact card of the Shenna
    .one = the First Contact card of the Shenna
thing-card-yxklyx = First Contact card of the Yxklyx
    .one = the First Contact card of the Yxklyx
thing-card-zum = First Contact card of the Zum
    .one = the First Contact card of the Zum
thing-card-eeepeeep = First Contact card of the Eeepeeep
    .one = the First Contact card of the Eeepeeep
thing-card-whynoms = First Contact card of the Whynoms
    .one = the First Contact card of the Whynoms
thing-card-cholos = First Contact card of the Cholos
    .one = the First Contact card of the Cholos
thing-card-wollow = First Contact card of the Wollow
    .one = the First Contact card of the Wollow
thing-card-qossuth = First Contact card of the Qossuth
    .one = the First Contact card of the Qossuth

coin-1 = 1 credit
coin-10 = 10 credits
coin-100 = 100 credits

token-telegate-1 = telegate 1
token-telegate-2 = telegate 2
token-telegate-3 = telegate 3
token-telegate-4 = telegate 4
token-telegate-5 = telegate 5
token-telegate-6 = telegate 6
token-open_port = open spaceport
token-blue-10 = blue hazard of 10
token-blue-20 = blue hazard of 20
token-blue-30 = blue hazard of 30
token-blue-40 = blue hazard of 40
token-red-10 = red hazard of 10
token-red-20 = red hazard of 20
token-red-30 = red hazard of 30
token-red-40 = red hazard of 40
token-yellow-10 = yellow hazard of 10
token-yellow-20 = yellow hazard of 20
token-yellow-30 = yellow hazard of 30
token-yellow-40 = yellow hazard of 40
token-relic-air_foil = relic Air Foil
token-relic-auto_pilot = relic Auto Pilot
token-relic-gate_lock = relic Gate Lock
token-relic-jump_start = relic Jump Start
token-relic-mulligan_gear = relic Mulligan Gear
token-relic-shield = relic Shield
token-relic-spy_eye = relic Spy Eye
token-relic-switch_switch = relic Switch Switch
token-relic-yellow_drive = relic Yellow Drive

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
cup-factory-bionic_perfume = Bionic Perfume (factory)
cup-factory-canned_traits = Canned Traits (factory)
cup-factory-glorious_junk = Glorious Junk (factory)
cup-factory-living_toys = Living Toys (factory)
cup-factory-finest_dust = Finest Dust (factory)
cup-factory-rock_videos = Rock Videos (factory)
cup-factory-melf_pelts = Melf Pelts (factory)
cup-factory-immortal_grease = Immortal Grease (factory)
cup-factory-chicle_liquor = Chicle Liquor (factory)
cup-factory-pedigree_bolts = Pedigree Bolts (factory)
cup-factory-impossible_furniture = Impossible Furniture (factory)
cup-factory-designer_genes = Designer Genes (factory)
cup-factory-megalith_paperweight = Megalith Paperweight (factory)
cup-factory-psychotic_sculpture = Psychotic Sculpture (factory)
cup-demand-bionic_perfume-niks = demand for Bionic Perfume among the Niks
cup-demand-bionic_perfume-dell = demand for Bionic Perfume among the Dell
cup-demand-canned_traits-niks = demand for Canned Traits among the Niks
cup-demand-chicle_liquor-whynoms = demand for Chicle Liquor among the Whynoms
cup-demand-chicle_liquor-cholos = demand for Chicle Liquor among the Cholos
cup-demand-designer_genes-volois = demand for Designer Genes among the Volois
cup-demand-designer_genes-qossuth = demand for Designer Genes among the Qossuth
cup-demand-finest_dust-humans = demand for Finest Dust among the Humans
cup-demand-finest_dust-shenna = demand for Finest Dust among the Shenna
cup-demand-finest_dust-zum = demand for Finest Dust among the Zum
cup-demand-glorious_junk-niks = demand for Glorious Junk among the Niks
cup-demand-glorious_junk-humans = demand for Glorious Junk among the Humans
cup-demand-immortal_grease-eeepeeep = demand for Immortal Grease among the Eeepeeep
cup-demand-immortal_grease-cholos = demand for Immortal Grease among the Cholos
cup-demand-impossible_furniture-wollow = demand for Impossible Furniture among the Wollow
cup-demand-living_toys-dell = demand for Living Toys among the Dell
cup-demand-living_toys-shenna = demand for Living Toys among the Shenna
cup-demand-melf_pelts-yxklyx = demand for Melf Pelts among the Yxklyx
cup-demand-psychotic_sculpture-graw = demand for Psychotic Sculpture among the Graw
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

system-TRP = Trapped Rogue Planet
    .the = the Trapped Rogue Planet
    .of = of the Trapped Rogue Planet
    .at = on the Trapped Rogue Planet
system-DES = Desert World
    .the = the Desert World
    .of = of the Desert World
    .at = on the Desert World
system-MOO = Inhabited Moon
    .the = the Inhabited Moon
    .of = of the Inhabited Moon
    .at = on the Inhabited Moon
system-IBS = Interstellar Biosphere
    .the = the Interstellar Biosphere
    .of = of the Interstellar Biosphere
    .at = in the Interstellar Biosphere
system-WAT = Water World
    .the = the Water World
    .of = of the Water World
    .at = on the Water World
system-COL = Colony World
    .the = the Colony World
    .of = of the Colony World
    .at = on the Colony World
system-NEB = Nebula Habitat
    .the = the Nebula Habitat
    .of = of the Nebula Habitat
    .at = in the Nebula Habitat
system-POL = Polluted Planet
    .the = the Polluted Planet
    .of = of the Polluted Planet
    .at = on the Polluted Planet
system-JUN = Jungle World
    .the = the Jungle World
    .of = of the Jungle World
    .at = on the Jungle World
system-GIA = Giant Planet
    .the = the Giant Planet
    .of = of the Giant Planet
    .at = on the Giant Planet
system-MGS = Multi-Generation Ship
    .the = the Multi-Generation Ship
    .of = of the Multi-Generation Ship
    .at = aboard the Multi-Generation Ship
system-ICE = Ice World
    .the = the Ice World
    .of = of the Ice World
    .at = on the Ice World
system-AST = Asteroid System
    .the = the Asteroid System
    .of = of the Asteroid System
    .at = in the Asteroid System
system-WAR = War-Torn System
    .the = the War-Torn System
    .of = of the War-Torn System
    .at = in the War-Torn System

demand-bionic_perfume-niks = demand for Bionic Perfume among the Niks
demand-bionic_perfume-dell = demand for Bionic Perfume among the Dell
demand-canned_traits-niks = demand for Canned Traits among the Niks
demand-chicle_liquor-whynoms = demand for Chicle Liquor among the Whynoms
demand-chicle_liquor-cholos = demand for Chicle Liquor among the Cholos
demand-designer_genes-volois = demand for Designer Genes among the Volois
demand-designer_genes-qossuth = demand for Designer Genes among the Qossuth
demand-finest_dust-humans = demand for Finest Dust among the Humans
demand-finest_dust-shenna = demand for Finest Dust among the Shenna
demand-finest_dust-zum = demand for Finest Dust among the Zum
demand-glorious_junk-niks = demand for Glorious Junk among the Niks
demand-glorious_junk-humans = demand for Glorious Junk among the Humans
demand-immortal_grease-eeepeeep = demand for Immortal Grease among the Eeepeeep
demand-immortal_grease-cholos = demand for Immortal Grease among the Cholos
demand-impossible_furniture-wollow = demand for Impossible Furniture among the Wollow
demand-living_toys-dell = demand for Living Toys among the Dell
demand-living_toys-shenna = demand for Living Toys among the Shenna
demand-melf_pelts-yxklyx = demand for Melf Pelts among the Yxklyx
demand-psychotic_sculpture-graw = demand for Psychotic Sculpture among the Graw

market-TRP = Trapped Rogue Planet
market-DES = Desert World
market-MOO = Inhabited Moon
market-IBS = Interstellar Biosphere
market-WAT = Water World
market-COL = Colony World
market-NEB = Nebula Habitat
market-POL = Polluted Planet
market-JUN = Jungle World
market-GIA = Giant Planet
market-MGS = Multi-Generation Ship
market-ICE = Ice World
market-AST = Asteroid System
market-WAR = War-Torn System
market-BASE = Galactic Base

# Acts

act-race = Play the { $race_many }
act-stay = Stay here
act-head = Head for { $space }
act-js = Jump Start to { $gate }
act-drv = Drives: { $drives }
act-yes = Set a die to 4
act-no = Roll all dice
act-mull = Roll the { $die } again
act-nav = Navigate with the { $die }
act-spy = Look at the token on { $encounter }
act-go = Fly to { $space }
act-go-gathered = Fly to { $space_last }
act-observe = Look at the First Contact card
act-skip = No
act-skip-MULLIGAN = Keep the roll
act-skip-EARLYNAV = Assign a die later
act-skip-SPY = Look no further
act-skip-OBSERVE = Do not look
act-pay = Pay and fly on
act-pay-gathered = { $count ->
        [one] Pay and fly on
       *[other] Pay { $count } hazards
    }
act-stop = Stop here without paying
act-collect = Collect the relic
act-leave = Leave the relic
act-lock = Lock the telegate
act-use = Use the telegate
act-land = Land here
act-fly = Fly on
act-sell = Sell { $good }
act-sellf = Sell { $factory_good }
act-barter = Trade in { $item }
act-buy_good = Buy { $good }
act-buy_good-gathered = Buy { $good }
good-counted =
    { $count ->
        [1] { $good }
       *[other] { $count } { $good }
    }
act-buy_fgood = Buy { $factory_good }
act-buy_fdeed = Buy the factory of the { $culture }
act-buy_equip = Buy a { $equipment }
act-buy_ship = Buy a { $ship }
act-buy_pdeed = Build a spaceport on { $orbit }
act-buy_relic = Buy the relic { $relic }
act-iou = Use the First Contact card of the { $card }
act-pick = Take the { $passenger } aboard
act-drop = Drop off the { $passenger }
act-dump = Discard { $cargo }
act-trade = Trade with { $seat }
act-done = Done
act-give = Give { $thing_one }
act-take = Ask for { $thing_one }
act-gc = Give { $coin }
act-tc = Ask for { $coin }
act-offer = Make the offer
act-cancel = Call the trade off
act-accept = Accept
act-refuse = Refuse
act-deal = The { $race_many } are dealt
act-hat = { $seat } goes first
act-die = A { $die }
act-culture = The { $culture } live here
act-token = { $token }
act-draw = { $cup } is drawn

# What is asked

phase-DEAL = The races are dealt
phase-HAT = Who goes first?
phase-ROLL = The dice roll
phase-OBSERVED = Somebody looks at a card
phase-CONTACT = First contact
phase-SPIED = Somebody looks at a token
phase-REVEALED = A token is turned up
phase-DRAW = Tokens are drawn from the Bonus Cup
phase-RACE = Choose your race
phase-HEADING = Name your heading, or stay
phase-DRIVES = Which drives are active this turn?
phase-AUTOPILOT = Set one die to 4?
phase-MULLIGAN = Roll one die again?
phase-EARLYNAV = Assign a die to navigation now?
phase-JUMP = Which telegate do you jump to?
phase-SPY = Look at a token nearby?
phase-OBSERVE = Look at the First Contact card of this system?
phase-HAZARD = A hazard: pay, or stop here?
phase-RELIC = A relic: collect it? That ends your turn
phase-LAND = Land here, or fly on?
phase-GATELOCK = Lock the telegate, or use it?
phase-NAV = Which die do you navigate with?
phase-STEP = Where do you fly?
phase-ASTEROID = Trade with the ships here, or end your turn
phase-TRANSACT = Sell, buy, load and unload
phase-OVERLOAD = The new ship cannot hold everything: what goes?
phase-TRADE = What do you give, and what do you want?
phase-REPLY = Do you accept this trade?

# Log

log-RACE = { $seat } plays the { $race_many }.
log-STARTS = { $seat } goes first.
log-TURN = It is { $seat }’s turn.
log-STAYED = { $seat } stays at { $space }.
log-HEADED = { $seat } heads for { $space }.
log-JUMP_DECLARED = { $seat } tries to jump to telegate { $gate }.
log-DRIVES_SET = { $seat } sets the drives: { $drives }.
log-DIE_SET = { $seat } sets a die to { $die }.
log-ROLLED =
    { $third ->
        [0] { $seat } rolls { $first } and { $second }: { $points } movement points.
       *[other]
            { $fourth ->
                [0] { $seat } rolls { $first }, { $second } and { $third }: { $points } movement points.
               *[other] { $seat } rolls { $first }, { $second }, { $third } and { $fourth }: { $points } movement points.
            }
    }
log-ROLLED_AGAIN = { $seat } rolls a die again: { $die }.
log-ASSIGNED = { $seat } navigates with the { $die }.
log-FLEW =
    { $points ->
        [0] { $seat } flies to { $space }.
        [one] { $seat } flies to { $space }; { $points } point left.
       *[other] { $seat } flies to { $space }; { $points } points left.
    }
log-JUMPED =
    { $points ->
        [0] { $seat } jumps to telegate { $gate }.
        [one] { $seat } jumps to telegate { $gate }; { $points } point left.
       *[other] { $seat } jumps to telegate { $gate }; { $points } points left.
    }
log-JUMP_FAILED = { $seat }’s jump fails.
log-LOCKED = { $seat } locks the telegate.
log-REVEALED = A token is turned up on { $space }: { $token }.
log-GIVEN_BACK = { $seat } skips it and gets the point back.
log-SPIED =
    { $token ->
        [hidden] { $seat } looks at the token on { $encounter }.
       *[other] { $seat } looks at the token on { $encounter }: { $token }.
    }
log-OBSERVED =
    { $culture ->
        [hidden] { $seat } observes { $system_the }.
       *[other] { $seat } observes { $system_the }: the { $culture } live there.
    }
log-HAZARD_PAID = { $seat } pays { $sum } at { $space }.
log-STOPPED = { $seat } does not pay { $sum } and stops at { $space }.
log-COLLECTED = { $seat } collects a relic: { $relic }.
log-LED_BACK = The { $die } would lead { $seat } back: the turn ends at { $space }.
log-LANDED = { $seat } lands at { $space }.
log-CAME_TO_REST = { $seat } comes to rest at { $space }.
log-FIRST_CONTACT = First contact! { $seat } finds the { $culture } { $system_at }.
log-DREW = From the Bonus Cup: { $cup }.
log-SOLD = { $seat } sells { $good } for { $sum }.
log-SOLD_FACTORY_GOOD = { $seat } sells factory-made { $good } for { $sum }.
log-DEMAND_MET = A { $demand } is met: { $sum } more.
log-BARTERED = { $seat } trades in { $item } for { $sum } to spend here.
log-BOUGHT_GOOD = { $seat } buys { $good } for { $price }.
log-BOUGHT_FACTORY_GOOD = { $seat } buys factory-made { $good } for { $price }.
log-BOUGHT_FACTORY = { $seat } builds the factory of the { $culture } for { $price }.
log-BOUGHT_EQUIPMENT = { $seat } buys a { $equipment } for { $price }.
log-BOUGHT_SHIP = { $seat } buys a { $ship } for { $price } and trades in the { $old } for { $sum }.
log-BOUGHT_PORT = { $seat } builds a spaceport on { $orbit } for { $price }.
log-BOUGHT_RELIC = { $seat } buys the relic { $relic } for { $price }.
log-USED_CARD = { $seat } uses the First Contact card of the { $culture }: { $sum } to spend here.
log-PICKED_UP = { $seat } takes the { $passenger } aboard.
log-DROPPED_OFF = { $seat } drops off the { $passenger } for { $sum }.
log-DISCARDED = { $seat } discards { $cargo }.
log-FACTORY_COMMISSION = The factory of the { $culture } earns { $seat } { $sum }.
log-PORT_COMMISSION = The spaceport at { $space } earns { $seat } { $sum }.
log-LOST_VALUE = { $seat } does not spend { $sum } and loses them.
log-TRADE_OPENED = { $seat } hails { $other }.
log-OFFERED = { $seat } offers { $other } a trade.
log-WOULD_GIVE =
    { $count ->
        [one] { $seat } would give { $thing_one }.
       *[other] { $seat } would give { $count } × { $thing }.
    }
log-WOULD_PAY = { $seat } would pay { $sum }.
log-TRADED = { $seat } and { $other } trade.
log-DECLINED = { $seat } declines.
log-CALLED_OFF = { $seat } calls the trade off.
log-BANK_EMPTY = The bank is empty.
log-WON = { $seat } wins with { $total }!
log-TIME_IS_UP = After { $turns } turns the game ends without a winner.

# What others are doing: “Augusta is …”

doing-RACE = choosing a race
doing-HEADING = choosing a heading
doing-DRIVES = setting the drives
doing-AUTOPILOT = deciding whether to set a die to 4
doing-MULLIGAN = deciding whether to roll a die again
doing-EARLYNAV = deciding how to navigate
doing-JUMP = choosing a telegate
doing-SPY = deciding whether to look at a token
doing-OBSERVE = deciding whether to observe a system
doing-HAZARD = facing a hazard
doing-RELIC = deciding whether to collect a relic
doing-LAND = deciding whether to land
doing-GATELOCK = deciding whether to lock a telegate
doing-NAV = choosing a die to navigate with
doing-STEP = flying
doing-ASTEROID = resting on an asteroid
doing-TRANSACT = trading
doing-OVERLOAD = deciding what has to leave the ship
doing-TRADE = preparing a trade
doing-REPLY = considering a trade

# Lines of the log that are told as one, and lines as a detail of others

log-RACE-gathered = { $details }.
log-RACE-short = { $seat } plays the { $race_many }
log-ROLLED-gathered = { $seat } heads for { $space } and rolls { $points } movement points.
log-FLEW-gathered =
    { $details ->
        [nothing]
            { $count ->
                [one] { $seat } flies to { $space_last }.
               *[other] { $seat } flies { $count } spaces to { $space_last }.
            }
       *[other] { $seat } flies to { $space_last } ({ $details }).
    }
log-HAZARD_PAID-short = { $sum } paid at { $space }
log-LANDED-gathered =
    { $details ->
        [nothing] { $seat } lands at { $space }.
       *[other] { $seat } lands at { $space } ({ $details }).
    }
log-CAME_TO_REST-gathered =
    { $details ->
        [nothing] { $seat } comes to rest at { $space }.
       *[other] { $seat } comes to rest at { $space } ({ $details }).
    }
log-DREW-gathered = From the Bonus Cup: { $details }.
log-DREW-short = { $cup }
log-SOLD-gathered = { $seat } sells { $count ->
        [one] { $good }
       *[other] { $count } × { $good }
    } for { $sum }.
log-SOLD_FACTORY_GOOD-gathered = { $seat } sells { $count ->
        [one] factory-made { $good }
       *[other] { $count } × factory-made { $good }
    } for { $sum }.
log-BOUGHT_GOOD-gathered = { $seat } buys { $count } × { $good } for { $price }.
log-BOUGHT_FACTORY_GOOD-gathered = { $seat } buys { $count } × factory-made { $good } for { $price }.
log-PICKED_UP-gathered = { $seat } takes the { $passenger } aboard.
log-OFFERED-gathered =
    { $details ->
        [nothing] { $seat } offers { $other } a trade.
       *[other] { $seat } offers { $other } a trade: { $details }.
    }
log-WOULD_GIVE-short =
    { $count ->
        [one] { $seat } gives { $thing_one }
       *[other] { $seat } gives { $count } × { $thing }
    }
log-WOULD_PAY-short = { $seat } pays { $sum }
log-TRADED-gathered = { $seat } and { $other } trade: { $details }.
log-DECLINED-gathered = { $seat } declines a trade ({ $details }).

# Refusals

refusal-RACE_TAKEN = This race is taken.
refusal-NOT_NEXT_DOOR = That space is not next to yours.
refusal-NO_JUMP_START = You do not have the relic Jump Start.
refusal-NO_SUCH_GATE = You cannot jump to this telegate: it must lie face up on another space.
refusal-NO_SUCH_DRIVE = You do not have these drives.
refusal-NOT_ROLLED = No die shows this value.
refusal-HEADING_BINDS = One of your dice leads where you are heading: you must use such a die.
refusal-NOT_IN_SIGHT = This token is not next to you.
refusal-SEEN_ALREADY = You have already seen this token.
refusal-NO_WAY_BACK = You cannot turn straight back.
refusal-TOO_FEW_POINTS = You do not have enough movement points.
refusal-IN_THIS_RUN = You have already skipped over that space: take another way.
refusal-NO_LANDING_HERE = You cannot land here: only in a city or spaceport, or on an asteroid.
refusal-MUST_MOVE = Once the dice are rolled the ship must move.
refusal-NOT_ABOARD = That is not aboard.
refusal-NO_BUYER = This culture does not buy that.
refusal-NO_SALE_LEFT = You have no sale left this turn; stay here to sell more next turn.
refusal-NO_PURCHASE_LEFT = You have no purchase left this turn; stay here to buy more next turn.
refusal-TOO_DEAR = You cannot afford that.
refusal-NOT_SOLD_HERE = That is not sold here.
refusal-NONE_LEFT = There is none left.
refusal-NO_ROOM = There is no room in your holds; sell or discard something first.
refusal-NO_FACTORY = The factory has not been built yet: somebody must buy it first.
refusal-DEED_SOLD = This deed is already sold.
refusal-SAME_SHIP = You already fly this class of ship.
refusal-NO_CARD = You do not hold this First Contact card.
refusal-NOT_WAITING = This passenger is not waiting here.
refusal-OTHER_DESTINATION = This passenger is going somewhere else.
refusal-CAME_THIS_TURN = What came aboard this turn cannot be discarded this turn.
refusal-NO_TRADING = Players do not trade with each other in this game.
refusal-NOT_SAME_SPACE = That ship is not on your space.
refusal-NO_OFFER_LEFT = You have no offer to this player left this turn.
refusal-NO_STEP_LEFT = Nothing more fits into this offer: make it, or call it off.
refusal-NOT_HELD = There are no more of these to give.
refusal-OVER_CREDITS = There are not that many credits.
refusal-IN_DRAFT = The offer already holds other things: finish it or call it off first.
refusal-EMPTY_DRAFT = The offer is still empty: put something into it first.
refusal-LOADS_MUST_FIT = Both loads must fit into their holds afterwards.
refusal-no-goal-needs-a-small-bank = A game without a goal needs a small bank.

# Options

option-race_selection = Races
    .about = Whether players choose their races in turn, or races are dealt at random.
option-race_selection-choose = Chosen
option-race_selection-random = Dealt
option-goal = Goal
    .about = The net worth that wins.
option-goal-1000 = 1,000: Apprentice
    .lasts = about 1¼ hours
option-goal-2000 = 2,000: Journeyman
    .lasts = about 2 hours
option-goal-3000 = 3,000: Master
    .lasts = about 2¾ hours
option-goal-4000 = 4,000: Trade Baron
    .lasts = about 3½ hours
option-goal-none = None
    .lasts = until the bank is empty
option-small_bank = Small bank
    .about = The game ends when the bank has paid out all its credits.
option-small_bank-off = No
option-small_bank-12000 = 12,000 credits
option-fast_play = Fast play
    .about = Goods start in the Bonus Cup, and every first contact brings more to the map.
option-fast_play-off = No
option-fast_play-on = Yes
option-shields = Shields
    .about = How many shields can be bought in all.
option-yellow_drives = Yellow drives
    .about = How many yellow drives can be bought in all.
option-red_drives = Red drives
    .about = How many red drives can be bought in all.
option-combo_drives = Combo drives
    .about = How many combo drives can be bought in all.
option-player_trading = Trade between players
    .about = Whether ships on the same space may trade.
option-player_trading-off = No
option-player_trading-on = Yes
option-trade_places = Where players trade
    .about = Whether players trade only where one can land, or wherever ships meet.
option-trade_places-landing = Cities, ports, asteroids
option-trade_places-any = Wherever ships meet
option-max_trade_offers = Offers
    .about = How many offers you may make to each player in a turn.
option-max_trade_steps = Size of an offer
    .about = How many things one offer may hold.
option-early_assignment = Early navigation
    .about = Whether a die may be assigned to navigation right after the roll.
option-early_assignment-off = No
option-early_assignment-on = Yes
option-auto_observe = Look automatically
    .about = Whether cards and tokens are always looked at, without asking.
option-auto_observe-off = No
option-auto_observe-on = Yes
option-discard_new = Discarding new cargo
    .about = Whether what came aboard this turn may be discarded in the same turn.
option-discard_new-off = No
option-discard_new-on = Yes
option-commission_base = Commission on trade-ins
    .about = Whether purchases paid for by trading something in count towards a spaceport’s commission.
option-commission_base-single = No
option-commission_base-double = Yes
option-turn_cap = Turn limit
    .about = After that many turns, counting everybody’s, the game stops without a winner.

# Laws

law-TOKENS_OF_THE_CUP = Every good, demand and passenger is in one place: a market, a supply area, a hold or the cup.
law-CUP = The cup holds as many tokens as it should.
law-EQUIPMENT = Piles and ships together hold all shields and drives.
law-RELICS = Every relic is in one place.
law-ENCOUNTERS = No more tokens of a kind are known than there are.
law-CARDS = Every First Contact card is in one place.
law-DEEDS = Every deed is sold once.
law-HOLDS = Every load fits into its ship, except while it is being discarded.
law-CREDITS = Nobody’s credits fall below 0; with a small bank none are lost.
law-SKIPPED = No ship ends its movement on a space that it skipped.
law-RACES = No race is played twice.
law-VALUES = Trade-in value and card credit never outlast a turn.

# Hints

hint-ON_THE_WAY = Your best next stop is { $system_the }: with what you sell there, and carry on from there, you earn about { $income } a turn.
hint-TO_THE_BASE = Your best next stop is the Galactic Base: you earn about { $income } a turn that way.
hint-UNKNOWN_SYSTEM = You do not know yet who lives { $system_at }: a new market and a First Contact card are waiting.
hint-MORE_TO_TRADE = Stay: a second turn here is worth about { $gain }.
hint-NEAREST_TO = This brings you nearer to { $system_the }.
hint-DETOUR = The dice do not lead straight to { $system_the }: this is the best that is left.
hint-LAND_TO_TRADE = There is money to be made { $system_at }.
hint-LAND_TO_MEET = First contact { $system_at } opens a market and brings a card.
hint-SELLS_HERE = You get { $sum } for { $good } here.
hint-FARE = The { $passenger } has arrived and pays { $sum }.
hint-FREE_WITH_THE_CARD = The First Contact card of the { $culture } pays { $sum } of what you buy now.
hint-FILL_THE_HOLDS = { $good } should earn about { $gain } with a buyer you know or may find.
hint-TAKE_ALONG = The { $passenger } pays { $sum } on arrival and needs only half a hold.
hint-PORT_SAVES_TURNS = A port with the { $culture } saves a turn on every visit, earns commissions, and counts for what it costs.
hint-FACTORY_PAYS = The factory of the { $culture } pays you half of what its goods cost, and counts for its printed value.
hint-REACHES_GOAL = With { $total } you have reached the goal: end your turn.
hint-LARGER_SHIP = A { $ship } would earn you more than your present ship.
hint-DRIVE_PAYS = A { $equipment } shortens every trip, and your ship has room for it.
hint-WORTH_A_TURN = { $sum } is less than the rest of this turn is worth.
hint-TOO_DEAR = Keep the { $sum }: you need them to buy goods.
hint-RELIC_EARLY = The { $relic } will serve you for the rest of the game.
hint-KEEP_FLYING = It is better to fly on.
hint-LEAST_USEFUL = You would miss { $cargo } least.
hint-ROLL_AGAIN = The roll is too short for the next stop, and a low die can only improve.
hint-ROLL_WILL_DO = The roll will do: another one would hardly be better.
hint-ALL_DRIVES = With all drives at work you skip most spaces, and skipping costs no points.
hint-SET_FOUR = A die shows three and a half on average: a sure four is more.
hint-DIE_LATER = Waiting is never worse: choose the die where you need it.
hint-OWN_WAY = Fly on as you had planned: a jump would lead elsewhere.
hint-GOOD_TRADE = You would gain about { $gain }.
hint-COSTS_ME = You would lose about { $loss }.
hint-TOO_CLOSE = { $seat } is too close to the goal to be helped.
hint-SHIELD_PAYS = A shield saves up to 20 credits at every hazard, and the first takes no hold.
hint-BUY_FROM = { $seat } has { $thing_one }, which you can sell here: about { $gain } for you.
hint-JUMP_NEARER = On average the jump to telegate { $gate } brings you nearer to the next stop.
hint-NOTHING_MORE = Nothing more is worth doing here.
hint-NO_BUYER_YET = { $good }: nobody who buys it has been found yet, and it would take more than half of your credits.
hint-UNSPENT = Nothing here is worth buying with the { $sum } left over, so they are lost.
hint-ANY_RACE = The races differ only in their home culture: the { $culture } would sell you deeds for less.
hint-FREE_LOOK = A look costs nothing, and only you will know.

# Standing orders

toll-hazard = a hazard
order-observe = Always look
    .about = Cards and tokens that you may look at on your way are looked at for you.
order-pay = Pay hazards
    .about = Hazards that cost you no more than this sum are paid for you; you are asked about the others.

# What bots say

remark-COSTS_ME = That would cost me more than it brings in.
remark-TOO_CLOSE = You are too close to the goal for that.
remark-RATHER_NOT = I’d rather not, at least not now.

# In the terminal

terminal-heading =
    Turn { $turn } · dice { $dice } · { $points ->
        [one] { $points } movement point
       *[other] { $points } movement points
    }
terminal-credits = Credits
terminal-worth = Net worth
terminal-ship = Ship
terminal-space = Where
terminal-aboard = Aboard
terminal-system = System
terminal-culture = Culture
terminal-good = For sale
terminal-wanted = Wanted, waiting
terminal-seen = { $culture } (only you know)
terminal-stock = { $good }, { $cost } each, { $stock } left
terminal-race = { $race }: good at { $what }.
terminal-told = { $name }: { $tells }
terminal-around = Around your ship, step by step
terminal-ends = Where this roll can end
terminal-landed = landed
terminal-collected = with a relic
terminal-stopped = under way
terminal-unpaid = in a hazard, unpaid
terminal-unknown = { $count ->
        [one] an unknown token
       *[other] { $count } unknown tokens
    }
terminal-cost = Costs
terminal-value = Sells for
terminal-factory = From a factory
terminal-buyers = Bought by
terminal-goes-to = { $passenger } → { $market }: { $fare }
terminal-led-back = led back
terminal-die = die { $dice }

# Why somebody ranks where they do
rank-worth = { $credits }, deeds worth { $deeds }
rank-late = the winner’s turn ended first: net worth is compared with the goal at the end of one’s own turn
rank-tie = as rich as the winner: a tie goes to the first player to the right of the one whose turn it is

# The guided first game
guide-welcome = Welcome aboard! You are a trader among unknown stars. Buy cheap, sell dear elsewhere, and be the first whose credits and deeds are worth 2,000. Here you see how far you and { $seat1 } have come.
guide-chart = The star chart: fourteen systems, and in each a culture that nobody has met. You start at the Galactic Base, the star. White rings are orbits, discs with towers are cities; blue dots, yellow diamonds and red squares are plain spaces.
guide-ship = Your ship: a Scout that rolls three dice and has two holds. One good fills a hold. What you carry and the cards you hold lie here.
guide-heading = Before you roll, you name the space you fly to first. For each the list says where you could land, and how likely that is. Head towards the spaceport of the Interstellar Biosphere.
    .done = You rolled 6, 4 and 3: thirteen movement points. Four of them took you to that space; nine are left.
guide-fly = All the places where you can end are lit on the chart and listed beside or below it. Fly on towards the spaceport and land there; if you land, you need not use up your points.
    .done = First contact! You have found the Nillis.
guide-contact = Their First Contact card pays 80 credits of what you buy here, once. Use it, buy Bionic Perfume with it, then press Done. In the turn in which you land you get one sale and one purchase, besides what the card pays; if you stay, you may trade as much as you like.
    .done = Bionic Perfume costs 80 and brings 140 where it is wanted, and you paid nothing for it.
guide-book = The market book: what every culture sells and buys, where it lives if you know, and how many turns away that is. Four cultures want Bionic Perfume. Nobody knows yet where they live: let’s look in the Nebula.
guide-again = Head out of the system again, towards the Nebula.
    .done = Twelve points this time: one took you to that space, eleven are left.
guide-lane = The dotted lines are the routes between systems. Take the one to the Nebula.
    .done = The ship has come to a navigation space.
guide-die = At a navigation space a die decides the way: choose one of yours; the chart shows where each number leads. Navigate with the 6, towards the spaceport of the Nebula.
    .done = On the way you turned up a token: a telegate. With a second one ships can jump between them.
guide-token = Other tokens are hazards, ports or relics; once turned up, they lie open for everybody. Here is the spaceport: land.
    .done = First contact again: the Graw, and they want Bionic Perfume!
guide-sell = Sell the perfume. Then use the card of the Graw: what it pays in full is no purchase, so it can fill both your holds at once. Buy Glorious Junk twice with it, and press Done. What is left of the card is lost.
    .done = 140 credits earned. After every sale a token comes out of the Bonus Cup: a passenger, a demand or a good for some market.
guide-help = If you do not know what to do, the bulb says what a good player would do, and why. Ports, factories, larger ships and trades with other players come later; the rules explain each.
guide-end = The galaxy is yours. Find new cultures early, look for a loop in which each stop buys what the last one sells, and build ports where you land often. Good trading!

# What a First Contact card says
aside-FIRST_CONTACT = { $culture_tells } { $culture_says }

# How bots are: what follows their names
trait-curiosity = { $value ->
    [-1] would rather trade than explore
   *[1] is curious about strangers
}
trait-building = { $value ->
    [-2] holds on to its credits
    [-1] builds late
    [1] builds early
   *[2] puts every credit into ports and factories
}
trait-relics = { $value ->
    [-2] has no eye for relics
    [-1] soon tires of relics
    [1] is fond of relics
   *[2] collects relics to the end
}
trait-passengers = { $value ->
    [-1] prefers goods to passengers
   *[1] likes passengers aboard
}

# Figures at the end

figure-TURNS = { $turns } turns
    .title = Length
figure-BEST_SALE = { $seat }: { $count } × { $good } for { $sum }
    .title = Best sale in one turn
figure-MOST_FOUND = { $seat }: { $count } of { $all }
    .title = Most cultures discovered
figure-FARTHEST = { $seat }: { $count } spaces
    .title = Flew farthest
figure-MOST_COMMISSIONS = { $seat }: { $sum }
    .title = Most commissions
source-goods = Goods
source-passengers = Passengers
source-relics = Relics
source-contacts = First Contact cards
source-commissions = Commissions
source-deeds = Factories and ports
source-deals = Trades with players
source-ship = Ship and equipment
source-dangers = Dangers
source-losses = Value lost
