// English words for what a place may have, offer or be asked about: sense, its forms, and a sentence that is run as a test.
// One row a sense; plurals of single nouns are derived. A sense becomes a wish or a question by the clause it stands in.
export const SENSES_EN = `
feature terrace | terrace, terraces, patio, outdoor seating, outside seating, outdoor tables, outdoor terrace, tables outside, sit outside, seats outside, eat outside, drink outside, al fresco, alfresco, open air seating, sit in the sun, beer garden, courtyard, sunny terrace, outside tables, sit out, sit outdoors, sitting outside, sitting outdoors, eat outdoors, eating outdoors, drink outdoors, tables in the street, tables on the street, tables in the sun, pavement tables, pavement terrace, garden seating, dine outdoors, dine outside | a bar with a terrace
feature live_music | live music, live band, live bands, live jazz, live gigs, a band playing, bands playing, live show, live performances, bands, bands live, music live, live bands playing, gigs, a gig, concerts, small concerts, jam session, jam sessions, acoustic music, with a band, someone playing, musicians, singer songwriters, open mic | somewhere with live music
feature view | view, views, panoramic views, nice view, skyline view, city views, rooftop, roof terrace, rooftop terrace, view of the city, views over the city, a view, great view, good view, stunning view, views of the city, overlooking the city, overlooking the rooftops, panorama, panoramic, with a nice view, sunset views, from up high, from above | a rooftop bar with views
feature children | kid friendly, child friendly, family friendly, good for kids, good for children, suitable for kids, suitable for children, suitable for a toddler, for the little ones, for kids, for children, kids friendly, children friendly, with kids in mind, kids menu, children menu, high chair, highchair, suitable for families, for toddlers, for families, for babies | a restaurant that is good for kids
feature playground | playground, play area, playing area, swings, slides, sandpit, soft play, play park | a park with a playground
feature dogs | dog friendly, dogs allowed, allows dogs, allow dogs, pet friendly, pets allowed, dogs welcome, accepts dogs, take the dog, bring the dog, bring my dog, take my dog, bring our dog, take our dog, with my dog, with the dog, with our dog, dog allowed, let dogs in, for dogs, my dog in, dogs in | a dog friendly café
feature wifi | wifi, wi fi, free wifi, internet, good wifi, wi-fi | a café with wifi
feature indoors | indoors, indoor, under a roof, under cover, covered, inside, roofed, rain proof, rainproof, out of the rain, sheltered, something inside | something indoors
feature outdoors | outdoors, open air, in the open air, outside | something outdoors
feature parking | parking, can i park, can we park, i can park, car park, parking lot, parking space, place to park, park the car, park my car, park our car, where to park | a restaurant with parking
feature toilets | toilets, toilet, restroom, restrooms, bathroom, bathrooms, loo, loos, wc, baby changing, changing table | a park with toilets
feature reservation | takes reservations, take bookings, takes bookings, bookable, you can book | a restaurant that takes reservations
feature quiet | no music, without music, no loud music, without loud music, in peace, peace and quiet, not blasting music, without too many people, without many people, not too many people, quiet, peaceful, calm, relaxed, relaxing, tranquil, not noisy, not too noisy, not loud, not too loud, silent, chilled, chill, laid back, low key, hear each other, hear ourselves, without noise, no noise, silence, where we can talk, where you can talk, to talk, have a conversation, have a chat, not crowded, uncrowded, not too crowded, not too busy, not busy, not too packed, not packed, not rammed, not heaving, isnt packed, isnt rammed, not rowdy, chillout, mellow, somewhere to chat, good for a chat, good for talking, where you can hear yourself think, hear ourselves think, hear yourself think, without the noise, no crowds, without crowds, unhurried, restful, soothing, hushed | a quiet café
feature romantic | romantic, intimate, cosy, cozy, for a date, date night, first date, candlelit, for our anniversary, for an anniversary | a romantic restaurant
feature air_conditioning | air conditioning, air conditioned, air con, aircon, ac | a café with air conditioning
feature takeaway | takeaway, take away, takeout, take out, food to go, coffee to go, something to go, pizza to go, to carry away | a pizza place with takeaway
feature delivery | delivery, delivers, home delivery | a place with delivery
feature pool | with a pool, has a pool, outdoor pool, indoor pool, heated pool, rooftop pool | a hotel with a pool
feature breakfast | with breakfast included, breakfast included, breakfast is included, includes breakfast | a hotel with breakfast included
feature gym | with a gym, has a gym | a hotel with a gym
feature lively | lively, buzzing, vibrant, good atmosphere, great atmosphere, nice atmosphere, atmosphere, with people, party atmosphere, busy place | a lively bar
feature traditional | where locals go, local favourite, local place, frequented by locals, with locals, locals, authentic, traditional, typical, non chain, not a chain, independent, family run, old school, genuine | an authentic tavern
feature modern | modern, trendy, hip, fashionable, hipster, stylish | a trendy bar
feature fancy | pretentious, snobby, stuffy, poncey, bougie, formal, fancy, upscale, elegant, posh, luxurious, luxury, high end, fine dining, michelin, michelin star, michelin starred, gourmet, special occasion, smart, swanky, classy, glamorous, exclusive, sophisticated, white tablecloth, top notch, upmarket, up market, special dinner, tasting menu, haute cuisine, plush, chic, five star | a fancy restaurant
feature casual | casual, informal, simple, no frills, nothing fancy, unpretentious | a casual place to eat
feature healthy | healthy, fresh food | a healthy lunch place
feature groups | big group, large group, big groups, large groups, large party, room for a group | a restaurant for big groups
feature lockers | lockers, cloakroom, coat check, luggage lockers | a museum with lockers
feature audio_guide | audio guide, audioguide, audio guides, guided tour, guided tours, guided visit | a museum with an audio guide
feature lift | no stairs at all, hasnt got stairs, doesnt have stairs, with no stairs, with no steps, lift, elevator, no stairs, without stairs, no steps, few stairs, avoid stairs, without steps, ramp, ramps | a museum without stairs
feature shade | shade, shady, in the shade, trees | a shady park
feature power_sockets | sockets, plugs, power outlets, somewhere to plug in, plug in my laptop, charge my phone | a café with sockets
feature laptop | work from, work with my laptop, laptop friendly, to work, coworking, work remotely, get some work done, to study, for studying, studying, do some work, do my work, work a bit, work for a while, working on my laptop, remote work, remote working, write my thesis, get work done, revise, exams | a café to work from
feature karaoke | karaoke | a bar with karaoke
feature sports_tv | watch the football, watch football, see the football, see the match, see the game, watch the soccer, watch the champions, watch the match, watch the game, watch football, shows football, showing the match, sports on tv, big screen | a bar to watch the match
feature dancing | dance floor, dancing, to dance, where we can dance | a bar with a dance floor
feature english_spoken | menu in english, english menu, english speaking, where they speak english, speak english | a restaurant with an english menu
feature cards | card payment, pay by card, takes cards, credit cards, contactless | a bar where I can pay by card
feature gluten_free_options | gluten free options | a bakery with gluten free options
feature vegetarian_options | vegetarian options, veggie options, vegetarian dishes, meat free options, meatless options | a tavern with vegetarian options
feature lgbtq | lgbt, lgbt friendly, lgbtq friendly, queer friendly, lgbtq, gay friendly, queer | a gay friendly bar
feature instagrammable | instagrammable, photogenic, for photos, take photos, take pictures, good photos, photo spots | a photogenic spot

occasion romance | romantic, romantic walk, romantic stroll, romantic evening, romantic spot, to propose, pop the question, smooch, kiss my girlfriend, kiss my boyfriend, woo | somewhere romantic
occasion stroll | for a walk, for a stroll, for a nice walk, for a little walk, go for a wander, a wander, take a stroll, stretch our legs, stretch my legs, a gentle walk, a walk together, walk hand in hand | somewhere for a walk
occasion hen_party | hen party, hen do, hen night, bachelorette, bachelorette party, stag do, stag party, stag night, bachelor party, bride to be, girls night, girls night out, lads night | a hen party
occasion aching_body | sore joints, stiff joints, aching joints, achy joints, painful joints, my joints, her joints, his joints, sore muscles, aching muscles, achy muscles, stiff muscles, rheumatism, arthritis, aching back, sore back, stiff back, sore bones, aching bones, tired muscles | baths for sore joints
occasion hot_water | hot pools, hot pool, warm pool, warm pools, hot baths, hot bath, warm baths, warm bath, thermal pool, thermal pools, hot water pools, hot springs, soak in warm water, a soak, soak, soaking | baths with warm pools
occasion guest_to_impress | impress, impresses, impressing, show off, client, clients, important client, important clients, business partner, business partners, business dinner, investors | a dinner to impress
occasion teenagers | teenagers, teenager, teens, teen, adolescents, adolescent, teenage kids, teenage children, teenage boys, teenage girls, teenage son, teenage daughter, teenage sons, teenage daughters, older kids, older children | something for teenagers
occasion keepsake | souvenir, souvenirs, keepsake, keepsakes, handicraft, handicrafts, craft gifts, crafts to take home, handmade gifts, artisan gifts, local crafts, something typical to take home, gifts to take home, presents to take home, gifts for the family, presents for the family, presents for home, gifts for home, a typical present, a typical gift, something to take home, something to bring back, gifts for my mum, mementos | shops for souvenirs
occasion oddity | odd, oddest, odder, odd places, weird, weirder, weirdest, strange, strangest, bizarre, peculiar, eccentric, oddities, oddity, off the wall, freaky, spooky, creepy, one of a kind, wacky, kooky, that tourists never see, tourists never see, unusual, quirky, offbeat, something out of the ordinary, out of the ordinary, weird and wonderful, that tourists miss, something different, something a bit different, not the usual | something odd
occasion quiet_evening | quiet evening, quiet night, quiet night out, calm evening, a seated evening, evening sitting down, sitting down in the evening, quiet evening out, mellow evening, an evening in a seat, civilised evening, low key evening, relaxed evening | a quiet evening out
occasion light_food | light food, something light, anything light, a light lunch, light lunch, light dinner, a light dinner, light meal, a light meal, light supper, light bite, nothing heavy, nothing too heavy, not heavy, not too heavy, not greasy, nothing greasy, salads, a salad place, easy on the stomach | something light for lunch
occasion show | a show, see a show, a live show, a performance, performances, cabaret, musical, musicals | we want to see a show
occasion classical_music | classical music, classical concert, classical concerts, a classical concert, symphony, symphonic, orchestra, orchestras, chamber music, string quartet, piano recital, recital, philharmonic, zarzuela | a classical concert
occasion arty | arty, artsy, something artistic, artistic, bohemian | somewhere arty
occasion school_outing | school trip, school trips, school outing, school visit, school group, class trip, class of kids, field trip, my pupils, our pupils, my students class | an idea for a school trip
occasion in_english | books in english, english books, english language books, english bookshop, english bookstore, novels in english, a book in english | books in English
occasion meeting_people | meet people, meet new people, make friends, make new friends, meet locals, somewhere social, something social, sociable, mingle | somewhere to meet people
occasion long_weekend | long weekend, bank holiday weekend, bank holiday | a museum for the long weekend
occasion car_to_park | where to park, where can i park, where can we park, where do i park, where do we park, park the car, park my car, park our car, leave the car, leave my car, leave our car, somewhere to park, a place to park, space to park, car park, car parks, parking garage, parking lot | somewhere to park the car
chain any | chain, chains, a chain, big chains, franchise, franchises, chain places, chain coffee, starbucks, mcdonalds, burger king, kfc, costa coffee, pret, five guys, dunkin | not a chain coffee shop
music style | trance, dubstep, disco music, reggaeton, techno, techno music, house music, electronic music, salsa, bachata, drum and bass, hip hop, trap, heavy metal, pop music, latin music | no reggaeton please
noise loud | loud music, loud, blaring music, blasting music, music blaring, music blasting, noise, noisy, rowdy, raucous | we hate loud music

feature alcohol_free | without alcohol, no alcohol, alcohol free, alcohol-free, non alcoholic, non-alcoholic, nonalcoholic, mocktail, mocktails, dont drink alcohol, doesnt drink alcohol, do not drink alcohol, dont drink, doesnt drink, do not drink, teetotal, teetotaller, teetotaler, soft drinks, sober friend | a bar without alcohol
diet vegan | vegan, plant based, plant-based | a vegan restaurant
diet vegetarian | vegetarian, veggie, no meat, without meat, meat free, meatless, dont eat meat, do not eat meat, doesnt eat meat | a vegetarian place
diet gluten_free | gluten free, gluten-free, without gluten, no gluten, celiac, coeliac, celiacs, coeliacs, celiac disease, coeliac disease, gluten intolerant, wheat free, cant eat gluten | gluten free pizza
diet lactose_free | lactose free, dairy free, lactose intolerant, no dairy, without dairy, no lactose, lactose-free, dairy-free, without lactose, milk free, cant have milk, cant have dairy | a lactose free bakery
diet halal | halal, halal food, halal meat, hallal | a halal restaurant
diet kosher | kosher, kosher food | a kosher restaurant
allergen nuts | nut, nuts, tree nuts, almonds, walnuts, hazelnuts, cashews, pistachios | allergic to nuts
allergen peanuts | peanut, peanuts | allergic to peanuts
allergen gluten | gluten, wheat | allergic to gluten
allergen shellfish | shellfish, prawns, shrimp, shrimps, crab, lobster, mussels, clams, crustaceans, molluscs, oysters | allergic to shellfish
allergen fish | fish, tuna, salmon, cod, anchovies | allergic to fish
allergen seafood | seafood | allergic to seafood
allergen eggs | egg, eggs | allergic to eggs
allergen milk | milk, dairy, lactose, cheese, cows milk, cow milk | allergic to milk
allergen soy | soy, soya | allergic to soy
allergen sesame | sesame | allergic to sesame
allergen mustard | mustard | allergic to mustard
allergen celery | celery | allergic to celery
allergen sulphites | sulphites, sulfites | allergic to sulphites
allergen pork | pork, ham, bacon | I don't eat pork
allergen meat | meat, red meat, beef | I don't eat red meat
allergen alcohol | alcohol, booze | somewhere without alcohol
allergen spicy | spicy, spicy food, spice, hot food, chilli | nothing spicy
allergen sugar | sugar | I can't have sugar
allergen garlic | garlic | allergic to garlic
allergen onion | onion, onions | allergic to onion
allergen mushrooms | mushrooms, mushroom | allergic to mushrooms
allergen strawberries | strawberries, strawberry, kiwi, peach | allergic to strawberries
wheelchair yes | step free, step free access, wheelchair accessible, wheelchair access, wheelchair friendly, accessible, accessible by wheelchair, adapted, disabled access, accessible for wheelchairs, suitable for wheelchairs, wheelchair, disabled toilet, accessible toilet | a wheelchair accessible museum
feature pushchair | pushchair, stroller, pram, buggy, prams, strollers, pushchairs, buggies | a café with space for a pram
price low | dont want to spend a fortune, not spend a fortune, without spending a fortune, wont cost the earth, not cost the earth, wont rob us, wont bankrupt us, dont want to spend much, dont want to spend a lot, not spend much, not spend a lot, without breaking the piggy bank, on the cheap, bargain bucket, im skint, were skint, im broke, were broke, brassic, cheap eats, cheapo, cheap, inexpensive, affordable, budget, low cost, good value, bargain, economical, wont break the bank, without breaking the bank, not break the bank, cheap and cheerful, on a budget, on a tight budget, tight budget, student prices, value for money, cheapish, dirt cheap, cheap as chips, wallet friendly, pocket friendly, budget friendly, easy on the wallet, easy on the pocket, not too dear, low budget, low price, low prices, low priced, without spending much, without spending a lot, without spending too much, wont cost much, wont cost a fortune, that doesnt cost much, not cost a fortune, for little money, we are broke, im broke, skint, not posh, nothing too expensive, nothing expensive, good prices, for students, students budget, student budget | a cheap restaurant
price mid | not too expensive, not that expensive, not so expensive, not very expensive, not expensive, not pricey, not too pricey, reasonably priced, reasonable, mid range, moderately priced, moderate, midrange, medium price, medium priced, average price | a mid range restaurant
price high | expensive, pricey, splurge, treat ourselves, splash out, money is no object, splashing out, top end, moneys no object, no expense spared, blow the budget | somewhere expensive
free yes | free, for free, free of charge, free entry, free admission, no entry fee, no entrance fee, costs nothing, without paying, gratis, dont want to pay, no charge, at no cost, without spending anything, without spending money, without spending a penny, that cost nothing, that costs nothing, zero cost, zero euros, no money, no tickets needed, no ticket needed, dont have to pay, do not have to pay, wont cost a thing, wont cost anything, without a ticket, no admission fee, no cover charge, free to enter, free to get in, free to visit, shouldnt cost us anything, shouldnt cost anything, doesnt cost anything, doesnt cost a thing, cost us nothing, cost nothing, without spending, no spending, wont cost us anything, not cost anything, not costing anything, spend nothing, penniless, no entrance charge | free museums
fame famous | famous, best known, well known, popular, must see, must sees, unmissable, iconic, top sights, main sights, most visited, touristy, the classics, emblematic, top attractions, highlights, main attractions, the most important, important, not to be missed, cant miss, cannot miss, essential, essentials, bucket list, legendary, renowned, landmark, typical sights, first time visitors | the most famous museums
fame hidden | hidden gem, hidden gems, off the beaten track, off the beaten path, less known, lesser known, secret, undiscovered, little known, non touristy, not touristy, not too touristy, away from tourists, away from the tourists, tourists dont go, tourists dont know, without tourists, without many tourists, without so many tourists, few tourists, fewer tourists, no tourists, no tourist traps, not a tourist trap, tourist trap, alternative, underrated, not in the guidebooks, not on the tourist trail, few people know, nobody knows, where no tourists go, secret spots | a museum off the beaten track
quality high | good, great, nice, best, excellent, top, amazing, lovely, well rated, highly rated, top rated, best rated, well reviewed, good reviews, recommended, decent, fantastic, awesome, brilliant, cool, beautiful, pretty | the best restaurants
open now | open ones, the open ones, open now, open right now, open at the moment, still open, currently open, open already, thats open, that is open, that are open, at this hour, at this time, at this moment, at this very moment, as we speak | a pharmacy open now
open late | open late, opens late, late night, late opening, open till late, open until late, closes late, open after midnight, all night, open all night, after hours, until late, till late, late at night, into the night, past midnight, after midnight, until the small hours, small hours, in the small hours, late night hours | a café open late
open always | open 24 hours, 24 hours, 24 7, 24h, round the clock, twenty four hours | a 24 hour pharmacy
open early | open early, opens early, early opening | a café that opens early
distance walk | walking distance, within walking distance, walkable, a short walk | a bar within walking distance
distance near | close by, nearby, next door, not too far, not far, around the corner, close, near me, near here, around here, close to me, close to here, around me, in the area, in this area, near my location, near where i am, where i am, within reach, in the neighbourhood, in the neighborhood, locally, next to me | bars nearby
central no | less central, not central, not so central, not too central, away from the centre, away from the center, outside the centre, outside the center, out of the centre, out of the center, not in the centre, not in the center, outside the city centre, outside the city center, away from downtown, out of downtown, away from the city centre, away from the city center, out of the city centre, off centre, outside downtown, sick of the centre, sick of the center, tired of the centre, tired of the center, fed up with the centre, fed up with the center, enough of the centre, enough of the center, bored of the centre, bored of the center, further out, not downtown, avoid the centre, avoid the center, avoiding the centre, avoiding the center, anything but the centre | dinner somewhere less central
central yes | central, centrally located, in the centre, in the center, city centre, city center, downtown, town centre, in town, the centre, the center, in the middle of town, right in the centre, in the heart of the city, as central as possible, in the central districts, within the central districts, very central | a hotel in the centre
` as const;
