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
feature quiet | without too many people, without many people, not too many people, quiet, peaceful, calm, relaxed, relaxing, tranquil, not noisy, not too noisy, not loud, not too loud, silent, chilled, chill, laid back, low key, hear each other, hear ourselves, without noise, no noise, silence, where we can talk, where you can talk, to talk, have a conversation, have a chat, not crowded, uncrowded, no crowds, without crowds, unhurried, restful, soothing, hushed | a quiet café
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
feature fancy | fancy, upscale, elegant, posh, luxurious, luxury, high end, fine dining, michelin, michelin star, michelin starred, gourmet, special occasion, smart, swanky, classy, glamorous, exclusive, sophisticated, white tablecloth, top notch, upmarket, up market, special dinner, tasting menu, haute cuisine, plush, chic, five star | a fancy restaurant
feature casual | casual, informal, simple, no frills, nothing fancy, unpretentious | a casual place to eat
feature healthy | healthy, light food, salads, something light, fresh food | a healthy lunch place
feature groups | big group, large group, big groups, large groups, large party, room for a group | a restaurant for big groups
feature lockers | lockers, cloakroom, coat check, luggage lockers | a museum with lockers
feature audio_guide | audio guide, audioguide, audio guides, guided tour, guided tours, guided visit | a museum with an audio guide
feature lift | lift, elevator, no stairs, without stairs, no steps, few stairs, avoid stairs, without steps, ramp, ramps | a museum without stairs
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
price low | cheap, inexpensive, affordable, budget, low cost, good value, bargain, economical, wont break the bank, without breaking the bank, not break the bank, cheap and cheerful, on a budget, on a tight budget, tight budget, student prices, value for money, cheapish, dirt cheap, cheap as chips, wallet friendly, pocket friendly, budget friendly, easy on the wallet, easy on the pocket, not too dear, low budget, low price, low prices, low priced, without spending much, without spending a lot, without spending too much, wont cost much, wont cost a fortune, that doesnt cost much, not cost a fortune, for little money, we are broke, im broke, skint, not posh, nothing too expensive, nothing expensive, good prices, for students, students budget, student budget | a cheap restaurant
price mid | not too expensive, not that expensive, not so expensive, not very expensive, not expensive, not pricey, not too pricey, reasonably priced, reasonable, mid range, moderately priced, moderate, midrange, medium price, medium priced, average price | a mid range restaurant
price high | expensive, pricey, splurge, treat ourselves, splash out, money is no object, splashing out, top end, moneys no object, no expense spared, price doesnt matter, price is no problem, blow the budget | somewhere expensive
free yes | free, for free, free of charge, free entry, free admission, no entry fee, no entrance fee, costs nothing, without paying, gratis, dont want to pay, no charge, at no cost, without spending anything, without spending money, without spending a penny, that cost nothing, that costs nothing, zero cost, zero euros, no money, no tickets needed, no ticket needed, dont have to pay, do not have to pay, wont cost a thing, wont cost anything, without a ticket, no admission fee, no cover charge, free to enter, free to get in, free to visit | free museums
fame famous | famous, best known, well known, popular, must see, must sees, unmissable, iconic, top sights, main sights, most visited, touristy, the classics, emblematic, top attractions, highlights, main attractions, the most important, important, not to be missed, cant miss, cannot miss, essential, essentials, bucket list, legendary, renowned, landmark, typical sights, first time visitors | the most famous museums
fame hidden | unusual, quirky, offbeat, something out of the ordinary, hidden gem, hidden gems, off the beaten track, off the beaten path, less known, lesser known, secret, undiscovered, little known, non touristy, not touristy, not too touristy, away from tourists, away from the tourists, tourists dont go, tourists dont know, without tourists, without many tourists, without so many tourists, few tourists, fewer tourists, no tourists, no tourist traps, not a tourist trap, tourist trap, unusual, quirky, offbeat, alternative, underrated, weird and wonderful, not in the guidebooks, not on the tourist trail, that tourists miss, few people know, nobody knows, where no tourists go, secret spots | a museum off the beaten track
quality high | good, great, nice, best, excellent, top, amazing, lovely, well rated, highly rated, top rated, best rated, well reviewed, good reviews, recommended, decent, fantastic, awesome, brilliant, cool, beautiful, pretty | the best restaurants
open now | open ones, the open ones, open now, open right now, open at the moment, still open, currently open, open already, thats open, that is open, that are open | a pharmacy open now
open late | open late, opens late, late night, late opening, open till late, open until late, closes late, open after midnight, all night, open all night, after hours, until late, till late, late at night, into the night, past midnight, after midnight, until the small hours, small hours, in the small hours, late night hours | a café open late
open always | open 24 hours, 24 hours, 24 7, 24h, round the clock, twenty four hours | a 24 hour pharmacy
open early | open early, opens early, early opening | a café that opens early
distance walk | walking distance, within walking distance, walkable, a short walk | a bar within walking distance
distance near | close by, nearby, next door, not too far, not far, around the corner, close, near me, near here, around here, close to me, close to here, around me, in the area, in this area, near my location, near where i am, where i am, within reach, in the neighbourhood, in the neighborhood, locally, next to me | bars nearby
central yes | central, centrally located, in the centre, in the center, city centre, city center, downtown, town centre, in town, the centre, the center, in the middle of town, right in the centre, in the heart of the city, as central as possible, in the central districts, within the central districts, very central | a hotel in the centre
` as const;
