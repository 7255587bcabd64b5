// English words for the thirty-one categories: nouns, activities, dishes and idioms, singular and in American and
// British spelling. Plurals are derived. A longer form wins over a shorter one inside it.
import type { Category } from '../../../domain/category.ts';

export const CONCEPTS: Readonly<Record<Category, string>> = {
  museums: `museum, museum of art, art museum, science museum, history museum, natural history museum, exhibition, exhibit,
    exposition, museum visit, museum hopping, history exhibition, archaeological museum, archaeology museum, house
    museum, wax museum, naval museum, railway museum, museum exhibition, temporary exhibition, permanent collection,
    old masters, painting, velazquez, goya, picasso, guernica, el bosco, fine arts, dinosaur skeleton, dinosaur, mummy,
    sculpture, art collection, ancient art, egyptian art, science center, science centre, planetarium,
    interactive museum, costume museum, film museum, museum tour, museum building, modern art museum, contemporary
    art museum, medieval art, renaissance painting, still life, portrait collection, masterpiece, rubens, el greco,
    titian, dali, prehistoric remains, fossil, natural sciences, toy museum, museum shop, museum night, sculpture
    museum, coin collection, stamp collection, antiquities`,
  'art galleries': `art gallery, private gallery, gallery show, gallery, picture gallery, contemporary art, modern art, art space, art centre, art center, art show,
    photo gallery, photography exhibition, photo exhibition, photography, street art, installation art, gallery
    opening, vernissage, contemporary artist, young artist, urban art, abstract art, graffiti, art exhibition, art
    fair, exhibition space, commercial gallery, contemporary art space, sculpture gallery, avant-garde art,
    conceptual art, pop art, art studio, gallery hopping, photo exhibit, art exhibit, gallery tour, gallery weekend,
    art scene, art district, exhibition centre, exhibition hall, exhibition center, photography gallery, photo
    museum, mural, avant garde, video art, digital art, pop-up exhibition, indie gallery, sculpture exhibition, art
    lover, art walk, contemporary exhibition, modern painting, drawing exhibition, illustration, comic art, print
    gallery`,
  theatres: `theatre, theater, play, musical, stage play, drama, comedy show, stand-up, stand up comedy, standup comedy, stand-up
    comedy, comedy club, improv, zarzuela, opera, opera house, ballet, performing arts, performing arts venue,
    performance venue, performance space, puppet show, puppet theatre, cabaret, stage show, broadway show, west end
    show, dance performance, magic show, theatre play, theater play, see a show, watch a show, go to a show,
    playhouse, performance art, amphitheatre, amphitheater, dramatic arts, matinee, repertory theatre, fringe
    theatre, dance show, theatre show, theater show, theatre performance, theater performance, theatrical
    performance, stage, comedy, tragedy, musical theatre, musical theater, microtheatre, children's theatre, theatre
    for kids, dance theatre, operetta, monologue, comedian, sketch show, drag show, burlesque, theatre district`,
  'music halls': `music hall, concert hall, live music, concert, live concert, gig, jazz club, jazz bar, blues club, live band, live
    jazz, jazz, flamenco, flamenco show, tablao, auditorium, symphony, orchestra, philharmonic, music venue, live
    gig, rock concert, classical music, classical concert, chamber music, live performance, music festival, recital,
    choir concert, indie band, hear a band, listen to live music, music show, concert venue, live show, live blues,
    live rock, music hall show, performing arts venue, performance venue, jam session, open mic, acoustic set, live
    music venue, live music bar, music club, listen to jazz, guitar concert, piano concert, violin recital,
    singer-songwriter, folk music, rock music, indie music, pop concert, blues bar, soul music, swing music, music
    auditorium, flamenco singing, flamenco dancing, spanish guitar, jazz concert, jazz night`,
  cinemas: `cinema, movie theater, movie theatre, movie, film, picture house, multiplex, imax, watch a movie, watch a film, see
    a movie, see a film, catch a movie, catch a film, the pictures, movie house, film screening, screening,
    premiere, art house cinema, original version film, arthouse cinema, the movies, go to the movies, film theater,
    film theatre, open-air cinema, open air cinema, outdoor cinema, film club, blockbuster, cinematheque,
    big screen, silver screen, movie night, drive-in, independent film, art film, documentary screening, 3d movie,
    popcorn and a movie, go to the cinema, go see a film, go see a movie, cinema hall, movie screening, film
    festival, foreign film, subtitled film, original version cinema, english-language film, film in english, movie
    in english, animated film, horror film, romantic comedy, watch films, watch movies, movie premiere, cult film,
    classic film, silent film, art cinema`,
  libraries: `spot to study, quiet spot to study, corner to study, library, big library, old library, neighbourhood library, public library, reading room, place to study, place to read, study room, study space, borrow a book, borrow
    some books, borrow books, read a book, read some books, bookish place, book lending, archive, quiet place to
    study, quiet place to read, somewhere to study, somewhere to read, study hall, municipal library, university
    library, lending library, children's library, reference library, media library, place to work on my thesis, read
    in silence, old manuscript, rare book, old book, bookworm, reading corner, book lover, library card, library
    building, study spot, reading spot, reading, books, place with books, study area, place for studying, read quietly,
    read a novel, reading spot with silence, e-book lending, research library, historic library, library visit, book
    collection, manuscripts, archive room, newspaper archive, encyclopaedia, book borrowing, study late, night
    library, silent room`,
  monuments: `monument, memorial, statue, palace, arch, city gate, obelisk, fountain, historical monument, landmark building,
    triumphal arch, equestrian statue, castle, ruin, historic building, historical building, old building, historic
    landmark, historical landmark, historical spot, historic spot, historical site, historic site, heritage site,
    architecture, beautiful building, ancient building, cenotaph, mausoleum, plaque, column, citadel, fortress, old
    wall, city wall, roman ruin, arab wall, tomb, bust, memorial site, old gate, town gate, historic place,
    historical place, grand building, palatial building, aqueduct, watchtower, heritage building, historic sight,
    historical sight, tower, royal residence, mansion, monumental gate, historic gate, war memorial, ancient gate,
    old palace, baroque building, modernist building, art nouveau building, egyptian monument, colossal statue,
    monument visit`,
  'tourist attractions': `hidden gem, secret spot, secret place, bus tour, tour bus, tourist bus, hop on hop off bus, tourist attraction, attraction, sight, sightseeing, landmark, place of interest, must-see, must see, tourist spot,
    tourist site, tourist place, see the sights, things to see, thing to see, touristy place, touristy thing, point
    of interest, famous place, famous spot, iconic place, iconic spot, hot spot, highlight, city highlight, icon,
    historical landmark, historical spot, historic spot, historical site, historic landmark, emblematic place,
    famous square, plaza, square, old town, historic centre, historic center, city tour, walking tour, guided tour,
    sightsee, tourist trap, touristic place, places things worth seeing, worth seeing, sights to see, popular spot, popular
    place, local attraction, major sight, main sight, visitor attraction, do some sightseeing, tourist magnet,
    famous street, tourist sight, top sight, tourism, touristic spot, things to visit, places to visit, visit the
    city, explore the city, must-do`,
  'view points': `somewhere high, somewhere high up, go up high, see the whole city, see the entire city, see all of madrid, see madrid from above, with a view, with views, somewhere with a view, something with a view, anywhere with a view, spot with views, view point, viewpoint, lookout, lookout point, rooftop view, view of the city, view over the city, city view,
    skyline, panoramic view, panorama, sunset spot, watch the sunset, see the sunset, sunset view, scenic view,
    scenic spot, vista, rooftop, roof terrace, observation deck, vantage point, nice view, good view, great view,
    best view, view from above, sunset, cable car, watchtower view, scenic overlook, overlook, belvedere,
    views, bird's eye view, amazing view, beautiful view, photo spot, see the city from above, high up view,
    observation tower, lookout tower, rooftop terrace, golden hour spot, view over madrid, view of madrid, views of
    madrid, views over the city, views of the city, great views, good views, nice views, sunrise spot, terrace with
    a view, terrace with views, bar with a view, high viewpoint, overlook the city, city panorama, skyline view,
    sunset viewpoint`,
  'places of worship': `place of worship, religious stuff, religious, church, cathedral, mosque, temple, synagogue, chapel, basilica, convent, monastery, shrine,
    religious site, religious place, religious spot, religious building, abbey, sanctuary, go to mass, attend mass,
    holy mass, mass on sunday, sunday mass, pray, prayer, parish, hermitage, crypt, religious art, holy place,
    sacred place, minster, buddhist temple, hindu temple, catholic church, protestant church, gothic church, baroque
    church, old church, egyptian temple, house of god, spiritual place, altar, stained glass, church service,
    pilgrimage site, friday prayer, religious monument, nunnery, place to pray, light a candle, frescoed church,
    cloister, sacred art, pilgrimage, chapel visit, church visit, cathedral visit, religious architecture, religious
    service, vespers, baroque chapel, royal chapel, church tower`,
  parks: `take the dog for a run, take the dog for a walk, take my dog for a walk, let the dog run, park, public park, city park, urban park, green space, green area, picnic, picnic area, have a picnic, playground,
    dog park, go for a walk, take a walk, go for a stroll, take a stroll, nice walk, go walking, rowing, go jogging,
    jogging, go for a run, go running, rowing boat, row a boat, boating lake, sit on the grass, lie on the grass,
    lawn, open space, greenery, somewhere green, play area, pond, duck pond, feed the ducks, parkland, fresh air,
    children's playground, picnic spot, large park, walk the dog, walk my dog, walk our dog, place to walk, fly a
    kite, skate park, skatepark, under the trees, green lung, sunbathe on the grass, place to jog, place to run,
    tree-lined walk, large green space, sit in the shade, park bench, relax in a park, relax on the grass, park with
    a lake, boat ride on the lake, playgrounds, outdoor play area`,
  gardens: `garden, botanical garden, botanic garden, rose garden, flower garden, botanical gardens, flower, botanic, orchid,
    plant, greenhouse, glasshouse, palm house, japanese garden, landscaped garden, royal garden, palace garden,
    vertical garden, flowerbed, hedge maze, garden maze, flower bed, arboretum, bonsai, garden walk, formal garden,
    secret garden, hidden garden, garden of roses, botany, blooming flower, cherry blossom, almond blossom, tulip,
    herb garden, conservatory, french garden, english garden, parterre, ornamental garden, historic garden, romantic
    garden, public garden, municipal garden, tropical plants, cactus, topiary, walled garden, garden bench,
    gardening, beautiful garden, hanging garden, palace grounds, landscaped grounds, lily, magnolia, botanic
    collection, dahlia, iris garden, garden fountain, orchard`,
  nature: `kayak, canoe, nature, hiking, hike, hiking trail, go hiking, forest, river, beach, wood, woodland, mountain, nature reserve, lake,
    nature preserve, natural park, national park, natural spot, natural area, natural place, wilderness, countryside, trail,
    trekking, trek, bird watching, birdwatching, birding, wildlife, wildlife spot, riverside, river walk, climbing, valley,
    mountain biking, cycling route, bike trail, the great outdoors, great outdoors, outdoor activity, walk in the woods,
    walk in the forest, waterfall, camping, pine forest, pine trees, scenery, landscape, natural landscape, hill, mountains,
    the hills, the woods, nature walk, nature trail, natural beauty, canoeing, kayaking, wetland, nature spot, natural scenery`,
  zoo: `zoo, aquarium, animal, wild animal, panda, safari, zoological garden, dolphin, penguin, elephant, lion, giraffe,
    tiger, see animals, shark, fish tank, dolphin show, sea lion, monkey, petting zoo, farm animals, petting farm,
    reptile, bird show, insectarium, animal park, wildlife park, wildlife, wildlife spot, gorilla, zebra, bear, seal
    show, marine life, crocodile, koala, animals for the kids, terrarium, feed the animals, feed animals, exotic
    animals, meet animals, tropical fish, jellyfish, butterfly house, serpentarium, hippo, rhino, camel, flamingo,
    zoos with pandas, wild cats, snakes, spiders, owl, parrot, see lions, see pandas, see dolphins, tropical birds,
    bird park, rays`,
  'amusement parks': `amusement park, theme park, fun fair, funfair, ride, roller coaster, rollercoaster, carousel, ferris wheel, water
    park, waterpark, attraction park, fairground, fair rides, bumper cars, merry-go-round, haunted house, water
    slide, waterslide, theme parks, amusement, thrill ride, thrill rides, big wheel, log flume, family park,
    adventure park, arcade, laser tag, escape room, trampoline park, go kart, karting, go-karts, adrenaline ride,
    ghost train, amusement arcade, amusements, theme-park, playland, indoor playground, bouncy castle, dodgem, kiddie ride, log ride,
    drop tower, adventure course, zip line, zipline, rides for kids, free fall tower, leisure park, amusement rides,
    fairground rides, kids' rides, scary rides, water rides, dodgems, swing ride, virtual
    reality arcade, bumper boats, soft play`,
  'swimming pools': `swimming pool, pool for kids, children's swimming pool, swimming lessons, pool, outdoor pool, indoor pool, public pool, swim, go swimming, swimming, go for a swim, take a dip,
    have a dip, lap pool, diving pool, diving board, municipal pool, summer pool, olympic pool, swim laps, dip,
    swimming lane, somewhere to swim, place to swim, heated pool, cool off in the water, splash, splash pool,
    paddling pool, rooftop pool, water aerobics, aquagym, swimming lesson, swim in summer, lido, bathing, swimming
    baths, natural pool, infinity pool, swim a few lengths, swim lengths, do some laps, cool down in a pool,
    swimming hall, pool day, jump in the pool, swimming lanes, pool with slides, olympic-size pool, swim outdoors,
    go to the pool, pool bar, poolside, children's pool, saltwater pool, water polo, diving, snorkelling, lifeguard,
    aqua park`,
  sports: `sport, stadium, gym, football, soccer, football match, soccer match, football stadium, sports venue, sports centre,
    sports center, fitness, fitness centre, fitness center, workout, work out, working out, basketball, tennis, tennis court,
    padel, paddle tennis, rugby, baseball, golf, golf club, football club, golf course, bowling, bowling alley, climbing wall,
    ice rink, ice skating, skating, yoga, pilates, crossfit, sport club, sports club, arena, sports arena, athletic track,
    running track, volleyball, handball, boxing, martial arts, karate, judo, play football, play tennis, play basketball,
    play padel, play sports, watch a match, watch the match, watch the game, football game, real madrid, atletico madrid,
    stadium tour, racket, squash, badminton, table tennis, ping pong, billiards, skateboarding, rollerblading, cycling,
    swimming competition, sports ground, sporting event, exercise, lift weights, weightlifting, football pitch, spinning class,
    velodrome, hippodrome, horse racing, horse riding, archery, running, go to the gym, hit the gym, lido sports, sporty stuff`,
  restaurants: `to dine, dine out, dining out, dine somewhere, sashimi, tempura, udon, izakaya, teppanyaki, gyoza, carbonara, gnocchi, quesadilla, fajitas, nachos, guacamole, tandoori, biryani, naan, pad thai, bibimbap, kimchi, gyros, moussaka, spare ribs, prawn, prawns, shellfish, couscous, tagine, doner, pintxos, pinchos, good steak, nice steak, steak dinner, t-bone, grilled meat, vegan place, vegetarian place, veggie place, vegan spot, vegetarian spot, something spicy, something savoury, something savory, restaurant, something japanese, something italian, something mexican, something vegan, something vegetarian, an italian, a thai place,
    a chinese place, an indian place, a japanese place, a mexican place, an italian place, diner, dinner, lunch, eat, eat out, eating out, dining, dine, dine out, place to eat, somewhere to eat,
    something to eat, have lunch, have dinner, grab a bite, bite to eat, tapa, tapas bar, tapas place, paella, cocido, callos,
    squid sandwich, calamari sandwich, ham, jamon, iberian ham, croqueta, croquette, tortilla, spanish omelette, seafood, fish,
    steakhouse, steak house, grill, barbecue, bbq, asador, roast lamb, suckling pig, sushi, sushi bar, ramen, noodles, tacos, taco,
    burrito, curry, kebab, pasta, lasagna, risotto, dim sum, dumpling, poke, vegan food, vegetarian food, vegan restaurant,
    vegetarian restaurant, cuisine, gastronomy, gourmet, michelin, michelin star, tasting menu, set menu, menu of the day, buffet,
    brasserie, bistro, trattoria, tavern, taverna, eatery, food, home cooking, local food, traditional food, spanish food,
    italian food, chinese food, japanese food, indian food, mexican food, thai food, good meal, meal, supper, foodie, eats,
    gastrobar, gastropub, rice dish, stew, ceviche, arepa, empanada, falafel, hummus, oyster, octopus, cod, gazpacho, patatas bravas,
    good food, food place, street food, bite, hungry, starving, fine dining, chophouse, tapas`,
  'burger/pizza shops': `burger, american burger, gourmet burger, chicken burger, stone-baked pizza, hamburger, cheeseburger, smash burger, pizza, pizzeria, pizza place, pizza shop, burger place,
    burger shop, burger joint, pizza joint, fast food, fast-food, fries, french fries, hot dog, hotdog, fried chicken, takeaway,
    take away, takeout, junk food, mcdonald's, mcdonalds, burger king, kfc, five guys, telepizza, domino's, slice of pizza,
    pizza slice, neapolitan pizza, wood-fired pizza, calzone, double burger, vegan burger, veggie burger, burger and fries,
    burger bar, pizza parlour, pizza parlor, nugget, chicken wings, burger and pizza, pepperoni, margherita, greasy food,
    quick bite, drive-through, drive-thru, patty, fast food chain, fast food joint, fast food place, bacon burger, goiko`,
  cafes: `cafe, coffee, coffee shop, coffeehouse, coffee house, tea, tea room, tearoom, tea house, teahouse, espresso, cappuccino,
    latte, flat white, cup of coffee, cup of tea, coffee break, coffee place, breakfast, brunch, breakfast place, brunch place,
    specialty coffee, speciality coffee, third wave coffee, caffeine, afternoon tea, iced coffee, cortado, barista, matcha, chai,
    hot drink, coffee bar, coffee spot, coffee corner, americano, mocha, macchiato, decaf, herbal tea, green tea, starbucks,
    cosy cafe, cozy cafe, literary cafe, cat cafe, board game cafe, have a coffee, grab a coffee, get a coffee, drink coffee,
    cold brew, morning coffee, cuppa, work from a cafe, place to work with wifi, laptop-friendly place, frappuccino, iced tea`,
  bakeries: `bakery, pastry, pastry shop, patisserie, cake, cake shop, churro, chocolate con churros, hot chocolate, bread,
    croissant, doughnut, donut, ice cream, ice cream parlour, ice cream parlor, ice cream shop, icecream, gelato, gelateria,
    cookie, muffin, cupcake, pie, tart, dessert, sweets, sweet tooth, something sweet, chocolate shop, chocolate, chocolatier,
    confectionery, confectioner, candy store, candy shop, sweet shop, baker, sourdough, baguette, napolitana, violet candy,
    turron, nougat, macaron, waffle, pancake, brownie, cheesecake, bagel, roscon, frozen yogurt, porra, sugar rush,
    palmera, cinnamon roll, bakehouse, freshly baked bread, fresh bread, danish pastry, cream puff, eclair, scone, biscuit`,
  'juice bars': `juice bar, juice, smoothie, smoothie bowl, fruit juice, fresh juice, milkshake, milk shake, shake, detox juice,
    orange juice, fresh orange juice, acai bowl, acai, juicery, smoothies bar, cold-pressed juice, green juice,
    fruit shake, protein shake, vitamin drink, horchata, lemonade, fresh fruit drink, juice place, juice shop,
    smoothie bar, smoothie place, bubble tea, squeezed juice, freshly squeezed juice, fruit cocktail, fruit drink,
    ginger shot, wheatgrass, carrot juice, mango juice, granizado, slush, slushie, fruit smoothie, healthy drink,
    healthy juice, pineapple juice, detox smoothie, watermelon juice, apple juice, coconut water, fruit bowl, juice
    stand, cold press juice, fruit stand juice, detox shot, pressed juice, vegan smoothie, banana smoothie, berry
    smoothie, healthy smoothie, wellness shot, smoothie shop, lemon juice`,
  'pubs/bars': `tapas bar, bar, pub, beer, pint, wine, wine bar, cocktail, cocktail bar, drink, have a drink, grab a drink, go for drinks, drinks,
    brewery, craft beer, taproom, beer garden, sports bar, irish pub, tavern, vermouth, vermut, sangria, mojito, gin and tonic,
    gin tonic, margarita drink, speakeasy, pub crawl, bar hopping, bar crawl, happy hour, nightcap, booze, whisky, whiskey, rum,
    tequila, shots, cold one, beer bar, beer hall, dive bar, tapas and beer, night out drinking, drinking, boozer, watering hole,
    rooftop bar, lounge bar, hotel bar, gay bar, karaoke bar, karaoke, aperitif, aperitivo, spritz, aperol spritz, negroni,
    tinto de verano, alcohol, pubbing, local bar, glass of wine, beers, winery, wine tasting, draught beer, lager, ale, stout, cider`,
  'dance clubs': `wanna party, want to party, party tonight, party all night, go partying, partying, place to party, somewhere to party, bust a move, bust some moves, bust a few moves, hit the dance floor, hit the dancefloor, dancefloor, cut some shapes, shake my booty, boogie, dance my socks off, dance the night away, dance club, danceclub, place to dance, somewhere to dance, dancing until late, nightclub, night club, club, disco, discotheque, dancing, dance, go dancing, go clubbing, clubbing,
    dance floor, dancefloor, dj, dj set, techno, techno club, salsa, salsa club, bachata, reggaeton, house music, electronic music,
    rave, party all night, dance all night, dance the night away, all-night party, after hours, afterparty, after-party,
    go partying, partying, party hard, hit the clubs, latin club, salsa dancing, swing dancing, dance bar, edm, hip hop club,
    club night, gay club, kizomba, tango night, milonga, dance place, shake a leg, bust a move, bounce until dawn, club scene,
    dance until dawn, dance till dawn, dance till late, up all night, boogie, strobe lights, drum and bass`,
  markets: `market, flea market, farmer market, farmers market, farmers' market, farmer's market, food market, street market,
    market hall, rastro, el rastro, antique market, antiques, second-hand market, second hand market, bric-a-brac,
    market stall, food hall, street stall, stall, local market, craft market, christmas market, fish market, fruit
    market, flower market, vintage market, bazaar, outdoor market, sunday market, book market, book stall, covered
    market, gourmet market, fresh produce, souvenir, craft stall, handicraft, artisan market, design market, produce
    market, traditional market, marketplace, market place, night market, swap meet, haggle, bargain hunting,
    rummage, jumble sale, shopping area, shopping district, organic market, weekly market, producers' market, street
    food market, antiques fair, craft fair, vinyl market, arts and crafts market, market square stalls, flower stall`,
  malls: `mall, shopping mall, shopping centre, shopping center, shopping arcade, department store, el corte ingles, outlet,
    outlet mall, clothes shop, clothes store, clothing store, shoe shop, shoe store, fashion store, boutique, buy clothes,
    buy some clothes, buy shoes, clothes shopping, retail park, retail therapy, shopping complex, designer store, fashion,
    shopping gallery, primark, zara, big stores, brand store, shopping area, shopping district, store, shop, high street shops,
    new clothes, new shoes, window shopping, buy a dress, buy a jacket, buy gifts, gift shop, shopping spree, fashion shop,
    luxury shop, designer shop, designer clothes, flagship store, perfumery, jewellery shop, jewelry store, toy shop, toy store,
    concept store, vintage shop, vintage clothes, second-hand shop, thrift store, book shop, bookshop, bookstore, book store`,
  supermarkets: `supermarket, grocery, groceries, grocery store, grocery shop, food shop, food shopping, buy food, mercadona,
    carrefour, lidl, aldi, buy groceries, buy some groceries, convenience store, corner shop, hypermarket,
    minimarket, mini market, mini-market, greengrocer, greengrocer's, do the shopping, weekly shop, weekly shopping,
    buy milk, buy water, buy some water, buy bread and milk, buy fruit, buy some fruit, buy snacks, buy some snacks,
    alcampo, ahorramas, health food shop, organic shop, organic supermarket, buy ingredients, food store, asian
    supermarket, 24 hour shop, stock up on food, general store, do some grocery shopping, get groceries, get some
    groceries, pick up groceries, buy vegetables, provisions, food market shop, discount supermarket, cheap
    supermarket, late-night shop, 24-hour supermarket, grocer, buy cheese, buy wine at a shop, essentials shop,
    local grocery`,
  hotels: `hotel, hostel, somewhere to crash, place to crash, crash for the night, somewhere to sleep, lodging, accommodation, acommodation, accomodation, place to stay, somewhere to stay, guesthouse,
    guest house, bed and breakfast, b&b, bnb, airbnb, inn, motel, aparthotel, apartment hotel, holiday flat, holiday
    apartment, place to sleep, somewhere to sleep, stay the night, stay overnight, spend the night, a room for the
    night, room for tonight, hotel room, boutique hotel, luxury hotel, five star hotel, backpackers hostel, youth
    hostel, hostal, pension, parador, dormitory, bunk bed, overnight stay, b and b, book a room, rent a room, double
    room, single room, check in somewhere, cheap room, bed for the night, capsule hotel, tourist apartment, vacation
    rental, suite, lodge, where can i crash, where can we crash, somewhere to crash, place to crash, somewhere to kip, spend the night, budget hotel, camp site, where to stay, stay in madrid, boutique hostel, three star hotel,
    four star hotel, 5 star hotel, 4 star hotel, hotel with pool, room service hotel, tourist flat, self-catering
    flat, pod hotel`,
  resorts: `resort, spa resort, holiday resort, beach resort, golf resort, all-inclusive, all inclusive, resort hotel, ski
    resort, wellness resort, luxury resort, country club, holiday village, holiday complex, vacation resort,
    mountain resort, family resort, weekend resort, resort with pool, resort with a pool, resort with spa, getaway
    resort, rural resort, tourist complex, tourist resort, holiday club, vacation club, leisure resort, all
    inclusive hotel, all-inclusive hotel, resort complex, club resort, seaside resort, lake resort, thermal resort,
    health resort, eco resort, eco-resort, five star resort, adults-only resort, glamping, glamping resort, holiday
    park, holiday camp, resort stay, weekend at a resort, resort in the city, golf and spa resort, urban resort,
    wellness retreat resort, resort for families, pool resort, luxury retreat, spa retreat, country resort, resort
    weekend, wellness retreat, sports resort, boutique resort, romantic resort`,
  'beauty & spas': `spa, beauty salon, massage, beauty, salon, hairdresser, hairdresser's, hair salon, haircut, manicure,
    pedicure, nail salon, nails done, sauna, hammam, turkish bath, arab bath, thermal bath, hot tub, jacuzzi, steam room, facial,
    wellness, wellness centre, wellness center, day spa, get a massage, thai massage, relaxing massage, beauty treatment,
    beauty centre, beauty center, tattoo parlour, tattoo parlor, tattoo, waxing, make-up, makeup, tanning, hair done, blow dry,
    baths, thermal baths, arab baths, spa day, pamper myself, be pampered, pampering, aromatherapy, reflexology, skin care,
    skincare, beauty parlour, beauty parlor, haircutter, hair cut, get my nails done, get my hair done, eyebrow, spa treatment`,
  'local services': `farmacy, local service, service, pharmacy, chemist, chemist's, drugstore, bank, atm, cash machine, post office, laundry,
    laundromat, laundrette, launderette, dry cleaner, dry cleaner's, hospital, doctor, dentist, clinic, medical centre,
    medical center, health centre, health center, police station, embassy, consulate, currency exchange, exchange office,
    change money, exchange money, luggage storage, left luggage, locker, car rental, rent a car, rent cars, hire a car, bike rental, rent a bike, rent bikes, rent bicycles, hire a bike, hire bikes, rent a scooter, mail a letter,
    petrol station, gas station, garage, mechanic, repair shop, phone repair, copy shop, print shop, print documents, print some documents, print a document, print something out, print my tickets, print my boarding pass, printing, photocopy, photocopies, make copies, get keys cut, fix my phone, get my phone fixed, town hall, city hall,
    tourist office, tourist information, information office, travel agency, vet, veterinarian, optician, locksmith, courier,
    withdraw cash, get cash, withdraw money, buy medicine, buy aspirin, send a parcel, send a postcard, shoe repair, public toilet, toilet, loo, wc, public bathroom, leave my luggage, leave our luggage, leave my bags, leave our bags, leave my suitcase, store my luggage, store my bags,
    post a letter, wash my clothes, fire station, sim card, notary, key cutting, charging station, kindergarten, school`,
};

/** Contain a form above but say nothing of a place to go. */
export const BLOCKED = `history of, the history of, with a lake, with lake, night owl, early bird, park and ride, tourist trap, bar of gold, bar of soap, bar of chocolate, museum piece, bar him, bar her, bar them, bar exam, club sandwich, bank of the river, my hotel, our hotel, my hostel, our hostel, staying in a hotel, staying at a hotel, staying in a hostel, staying at a hostel, staying at the hotel, staying in an airbnb, staying at an airbnb, my airbnb, our airbnb, a hotel guest, park my car, park the car, park our car, park a car, car park, park my bike, park here, park there,
  can i park, can we park, where to park, place to park, to park, parked, parking, parking lot, parking space, parking garage,
  bank account, bank card, bank transfer, bank holiday, bank statement, my bank, your bank, our bank, river bank, blood bank, power bank, data bank,
  bank of america, food bank, piggy bank, on the bank, west bank, barber shop, barber, barbershop, bar code, space bar, candy bar, chocolate bar, gold bar,
  protein bar, bar exam, behind bars, raise the bar, stock market, job market, labour market, market research, marketing,
  housing market, market share, market price, market market, play a role, play a song, play some music, play music, play the song, play by ear, role play,
  play a game, play games, play cards, play chess, play the guitar, fair play, word play, play a part, playing, play with, play my, play that, play this, play it, play me,
  book club, fan club, book a flight, book a table, car pool, pool table, pool my, gene pool, state of the art,
  state-of-the-art, theme song, natural gas, by nature, in the nature of, nature of the, human nature, second nature, good nature,
  food for thought, cat food, dog food, pet food, food poisoning, customer service, service charge, bad service, good service, great service, the service, poor service,
  terrible service, at your service, slow service, room service, self-service, in service, wi-fi service, phone service, car service, your service, your services, secret service,
  military service, shopping list, shopping cart, movie star, film roll, no problem, piece of cake, cake walk,
  small talk, party of, political party, third party, wedding party, tea towel, tea spoon, cup of sugar, not my cup of tea, my cup of tea, cup of tea for me,
  rest room, restroom, staying home, stay home, stay at home, at first sight, in sight, out of sight, hindsight, love at first sight,
  a sight for sore eyes, oversight, insight, in plain sight, green tea ice cream, a ride home, give me a ride, ride the bus, ride the metro, need a ride, ride the subway, car ride,
  bus ride, taxi ride, metro ride, train ride, ride my bike, bike ride, tour bus, work of art, art of, martial art, square meters, square metres, square root, square feet,
  times square, squared, points of view, point of view, in my view, view all, view more, view the list, view it, view my, view them, in view of, to view, review, preview, overview,
  movie review, tower bridge, control tower, school of thought, old school, high school, my school, at school, school homework, doctor's appointment, doctors appointment, my doctor, phd, trailer park,
  south park, jurassic park, park avenue, central park tower, linkin park, memory lane, flat tire, ham radio, on the beach boys, pie chart,
  bears fruit, bear in mind, bear with me, can't bear, cannot bear, can not bear, cant bear, i bear, fish for compliments, lion's share, chicken out, duck out,
  shake hands, shake my head, hand shake, milk shake duck, running late, running out, running time, run out, in the running, up and running, out of service,
  animal cruelty, plant based, power plant, plant-based, to plant, nuclear plant, spanish class, plain, spain, steak knife, eat in peace not,
  exercise book, exercise caution, exercise my right, drink and drive, drink water, drink driving, soft drink, drinking water, tap water,
  club sandwich, club soda, join the club, welcome to the club, golf clap, clubs and spades, chest of drawers, dance around the topic, sing and dance about,
  bread and butter issue, daily bread, breadwinner, wood floor, knock on wood, hollywood, bollywood,
  store my, store it, store the, in store, app store, play store, store data, apple store account, shop assistant, chop shop, shop floor, body shop,
  film my, film it, film this, to film, filming, on film, phone screening, screening call, health screening, security screening, cancer screening, suite of, office suite,
  inn't, exhibit a, to exhibit, exhibit signs, fashion sense, in fashion, old fashioned, in a timely fashion, after a fashion, gold column, in the column, newspaper column, spreadsheet column, flash fiction,
  church street, temple run, my temple, temples hurt, mass market, mass media, critical mass, gravy train, a doctor in the house, dj khaled, outlet plug, power outlet, electrical outlet, plug outlet, wall outlet, tennis elbow, running shoes, running water, golf shirt, football boots, swimming in debt, swim in money,
  hungry for knowledge, climbing prices, cold feet, tart response, shots fired, covid shots, screen shots, flu shots, photo shots, gun shots, camping gear, tea party movement, itunes library, code library, software library, music library, photo library, concert pitch, in concert with, on the rocks, salsa sauce, tomato salsa,
  dip sauce, nail polish, nails it, nailed it, column inches, plant my feet, turkey, spark, sparking`;

/** A concept only as a noun, or in a phrase of its own. */
export const NOUNS_ONLY = `park, bank, play, book, store, shop, view, service, plant, exhibit, film, stall, fish, ride, drink,
  shake, dip, splash, bear, seal, rose, trek, trail, hike, square, highlight, suite, grill, bite, dance, dine, exercise,
  arch, column, tower, locker, garage, bust, icon, lodge, club, stew`;
