// How English says that somebody likes or dislikes a thing. Negation is not listed: it is an operator.
import type { Judgements, PredicateRow } from '../pack.ts';

const row = (polarity: number, side: PredicateRow['side'], forms: string): PredicateRow => ({ polarity, side, forms });

export const PREDICATES: readonly PredicateRow[] = [
  row(
    1,
    'before',
    `over the moon about, over the moon with, im over the moon about, not a day goes by without, never leave home without, suckers for, go crazy for, goes crazy for, go wild for, goes wild for, go nuts for, who doesnt love, who does not love, who doesnt like, who does not like, isnt a @c i dont like, isnt a @c i dont love, isnt a @c we dont like, no @c i dont like, not a @c i dont like, never met a @c i didnt like, lives for, living for, love, loves, loved, loving, luv, adore, adores, adored, am crazy about, im crazy about, crazy about, mad about,
    obsessed with, passionate about, live for, cant live without, cannot live without, can not live without, couldnt live without, in love with, addicted to,
    nuts about, am wild about, wild about, worship, cherish, cant get enough of, cannot get enough of, huge fan of, big fan of, massive fan of, biggest fan of,
    die for, a sucker for, sucker for, head over heels for, dream of, really really like, like most, love most, what i enjoy most is, what i like most is, what i love most is, what i like best is, what we like most is, what we enjoy most is, favourite is, favorite is, favourites are, favorites are,
    favourite place is, favorite place is, favourite thing is, favorite thing is, have a passion for, my passion is, nothing beats, there is nothing like, theres nothing like, could spend all day in, could spend hours in, could spend days in, spend all day in, spend hours in, could live in, could stay in, could sit in, could hang out in, could spend all day at, could spend hours at, dying to visit, dying to see, dying to go to,
    can never resist, cant resist, keen as mustard on, treasure, swear by, cant wait to visit, cant wait to see, a huge lover of, lover of, devoted to, bring on`,
  ),
  row(
    1,
    'after',
    `blow my mind, blows my mind, blew my mind, blow me away, blows me away, blew me away, make my heart sing, makes my heart sing, melt my heart, melts my heart, knock my socks off, knocks my socks off, @c lover, @c lovers, @c enthusiast, @c enthusiasts, @c addict, @c addicts, @c junkie, @c nut, @c nuts, @c freak, @c freaks, @c buff, @c buffs, are life, is life, give me life, gives me life, are the bomb, is the bomb, are my favourite, are my favorite, is my favourite, is my favorite, my favourite, my favorite, are my favourites, are my favorites, are amazing, is amazing, are awesome, is awesome,
    are wonderful, is wonderful, are fantastic, is fantastic, are the best, is the best, rock, rocks, rule, are my thing, is my thing, are my passion, is my passion,
    are my life, is my life, are my weakness, is my weakness, are incredible, is incredible, are brilliant, are to die for, is to die for, make me happy, makes me happy, are unbeatable, is unbeatable, blow me away, blows me away,
    are superb, are magical, is magical, are perfect for me, fascinate me, fascinates me, thrill me, thrills me, are everything to me, is everything to me, drive me wild, excite me, excites me, was amazing, were amazing, was awesome, was incredible, was fantastic, was wonderful, was brilliant, blew me away, blew my mind`,
  ),
  row(0.9, 'either', 'perfect, absolutely wonderful'),
  row(
    0.6,
    'before',
    `had a great time in, had a great time at, had a great time on, had a lovely time at, had a lovely time in, had a blast at, had a blast in, had a good time at, had a good time in, had so much fun at, had so much fun in, had fun at, had fun in, have a great time at, have fun at, have fun in, if i have to choose, if i had to choose, given the choice, hot on, hooked on, bananas about, gaga about, gaga for, bonkers about, hot for, highly recommend, totally recommend, really recommend, strongly recommend, wouldnt say no to, would not say no to, cant say no to, never say no to, like, likes, liked, liking, yes to, thumbs up for, enjoy, enjoys, enjoyed, enjoying, big on, huge on, fond of, into, am into, im into, keen on, a fan of, fan of, fans of, interested in, appreciate, appreciates, fancy,
    partial to, happy with, happy in, have a soft spot for, soft spot for, a lot of time for, attracted to, drawn to, dig, care for, up for, always up for, good at enjoying, prefer, prefers, favour, favor, get excited about, get excited by, setting foot in, rather have, rather be in, rather be at, rather see, id choose, i would choose, would choose, always choose, id pick, i would pick, would pick, always pick, id go for, i would go for, would go for, always go for,
    rather visit, rather go to, get a kick out of, delight in, take pleasure in, have a thing for, a thing for, a liking for, a taste for, taken to, taken a liking to, a weakness for, weakness for, enthusiastic about, excited about, pleased with, value, am all about, im all about, all about,
    happiest in, happiest at, feel at home in, look forward to, looking forward to, curious about, believe in, recommend visiting`,
  ),
  row(
    0.6,
    'after',
    `a hard yes, a definite yes, a big yes, a yes from me, a massive yes, a sure thing, a safe bet, always a good idea, always a yes, my strong suit, a priority, my priority, our priority, my strong point, my forte, my bag, my speed, my bread and butter, @c person, @c people, @c guy, @c girl, @c type, @c fan, @c fans, are important, is important, are essential, is essential, are vital, is key, are a must, is a must, are lit, are dope, slap, are great, is great, are good, is good, are cool, is cool, are fun, is fun, are nice, is nice, are lovely, is lovely, are interesting, is interesting, appeal to me, appeals to me, attract me,
    attracts me, interest me, interests me, work for me, works for me, sound good, sounds good, sound great, sounds great, are up my street, is up my street, right up my street, right up my alley, are my cup of tea, is my cup of tea, what im looking for, what were looking for, what im after, what were after, what i want, what i had in mind, what we want, my first choice, top of my list, top of our list, first on my list, high on my list, high on our list,
    relax me, relaxes me, help me relax, helps me relax, calm me, calms me, inspire me, inspires me, please me, pleases me, suit me, suits me, are enjoyable, is enjoyable, are beautiful, is beautiful, are relaxing, is relaxing, are welcome, are pleasant, do it for me, does it for me, float my boat, floats my boat, tickle my fancy, are worth it, are worthwhile, hit the spot, hits the spot, are a treat, is a treat, my thing, my scene, my style, my vibe, my jam, our thing, our style, was great, were great, was lovely, were lovely, was nice, were nice, was fun, were fun, was good, was interesting, was beautiful, was cool`,
  ),
  row(
    0.3,
    'after',
    'are not bad, is not bad, arent bad, isnt bad, not bad, not too bad, not bad at all, not half bad, arent too bad, isnt too bad, are pretty decent, are decent, is decent, have their charm, have their moments, grow on me',
  ),
  row(0.3, 'before', 'a maybe to, maybe to, could go for, wouldnt be against'),
  row(
    0.05,
    'before',
    `lukewarm on, meh on, neutral towards, neutral to, not fussed either way about, easy about, impartial to, nothing against, no problem with, nothing wrong with, not that i mind, not that we mind, dont mind, doesnt mind, do not mind, wouldnt mind, would not mind, am ok with, im ok with, ok with, okay with, am fine with, im fine with, fine with, alright with, cool with, neutral about,
    indifferent to, indifferent about, neutral on, no strong feelings about, no feelings about, no strong opinion on, no strong opinion about, no opinion on, no opinion about, dont care about either, so so about, so-so about, lukewarm about, meh about, can live with, can tolerate,
    tolerate, neither love nor hate, neither like nor dislike, dont love or hate, not bothered either way about, have mixed feelings about, mixed feelings about, on the fence about, ambivalent about, ambivalent towards, ambivalent to, could take or leave, can take or leave`,
  ),
  row(0, 'before', 'neither for nor against, not for or against, neither hot nor cold about'),
  row(
    0,
    'after',
    `are ok, is ok, are okay, is okay, its ok, its okay, are alright, is alright, are all right, is all right, are fine, is fine, its all the same to me, all the same to me, same to me, makes no difference to me, its all one to me, are so so, is so so, are so-so, is so-so, are meh, is meh, meh, so so, so-so,
    are average, is average, are nothing special, is nothing special, nothing special, are passable, are acceptable, are bearable, are tolerable, is tolerable, are neither here nor there, are whatever, ok i guess, okay i guess, leave me indifferent, leaves me indifferent,
    take it or leave it, take them or leave them, are middling, just ok, just okay`,
  ),
  row(
    -0.45,
    'before',
    'goodbye to, said goodbye to, farewell to, finished with, through with, gave up on, kinda over, kind of over, totally over, completely over, pretty much over, a bit over, a little over, get me away from, keep me away from, get me out of, keep us away from, quit going to, stopped going to, given up on, given up, gave up, gone off, went off, going off, could have skipped, had my fill of, had our fill of, had their fill of, seen enough, seen plenty of, seen too many, had too many, done with, so over, im over, last thing i want is, last thing i need is, last thing we want is, last thing we need is, last thing i fancy is, if i see one more, if i see another, if we see another, if i have to see another, if i have to visit another, tired of, bored with, bored of, bored in, bored at, bored by, get bored in, get bored at, fed up with, had enough of, enough of, sick of, sick and tired of, avoid, avoiding, skip, stay away from, steer clear of, keep away from, leave out, no interest in, zero interest in, zero interest, little interest in, very little interest in, lost interest in, lose interest in, wary of, not the type for, too old for, too lazy for, have no time for, no time for, could do without, can do without, give a miss, scared of, afraid of, weary of, sceptical of, skeptical of',
  ),
  row(
    -0.5,
    'before',
    'dont get, dont really get, dont understand, dont really understand, i dont do, we dont do, i dont really do, i never do, not ok with, not okay with, not fine with, not cool with, not happy with, cant recommend, cannot recommend, wouldnt recommend, would not recommend, dont recommend, cant be doing with, ugh, yuck, bleh, eww, meh not, never really liked, couldnt care less about, could not care less about, could care less about, dont give a damn about, dont give a shit about, cant be bothered with, cant be bothered to go to, cant be arsed with, hard pass on, pass on, thumbs down for, no thanks to, no to, dislike, dislikes, disliked, not a fan of, no fan of, not fans of, never been a fan of, not into, object to, unimpressed by, disappointed by, disappointed with, struggle with, uncomfortable in, uncomfortable with, not one for, not big on, not the biggest fan of, not a big fan of, not a huge fan of, not much of a fan of, not keen on, dont care for, do not care for, doesnt care for, dont care about, dont care much for, not fussed about, not bothered about, not crazy about, not mad about, not wild about, not really into, not much into, not that into, not so into, not interested in, not particularly fond of, not fond of, not very interested in, no love for, indisposed to',
  ),
  row(
    -0.5,
    'after',
    `wasted on me, lost on me, put me to sleep, puts me to sleep, sent me to sleep, couldnt care less, could not care less, who cares, bore everyone, leave me exhausted, leaves me exhausted, a hard no, a firm no, a definite no, a big no, a no no, a no go, a massive no, a dealbreaker, a deal breaker, a turn off, a turnoff, least favourite, hold no appeal, holds no appeal, held no appeal, have no appeal, has no appeal, not recommended, disagree, leave a lot to be desired, leaves a lot to be desired, are out, are out of the question, is out of the question, are off the table, are not an option, is not an option, arent an option, my last choice, our last choice, last on my list, last on our list, low on my list, bottom of my list, bottom of our list, not my first choice, are a no from me, is a no from me, a no from me, make me sad, makes me sad, depress me, depresses me, give me anxiety, gives me anxiety, freak me out, was boring, were boring, was a bit boring, was overrated, were overrated, was disappointing, disappointed me, let me down, was a letdown, was too crowded, was too touristy, was too noisy, do my head in, does my head in, are boring, is boring, boring, bore me, bores me, are dull, is dull, dull, are bad, is bad, are not my thing, is not my thing, arent my thing, isnt my thing, not my thing, not my cup of tea, are not my cup of tea, is not my cup of tea, arent my cup of tea, isnt my cup of tea, arent for me, isnt for me,
    are not for me, is not for me, not for me, are overrated, is overrated, overrated, tire me, tires me, make me tired, makes me tired, make me sleepy, put me off, puts me off, turn me off, turns me off, annoy me, annoys me, are tedious, are tiring, is tiring, are too loud, is too loud, are too noisy, are too crowded, are too touristy, are a waste of time, is a waste of time, leave me cold, leaves me cold, left me cold, left us cold, did nothing for me, bored me, bored us, bored the kids, do nothing for me, does nothing for me, dont do it for me,
    doesnt do it for me, dont interest me, doesnt interest me, dont appeal to me, doesnt appeal to me, not my scene, arent my scene, isnt my scene, not my style, not my vibe, not my jam, disappoint me, are disappointing, are stressful, stress me out, stresses me out, overwhelm me, are a drag, is a drag, send me to sleep, sends me to sleep, are uninteresting, wear me out, are lame, is lame, are so boring, scare me, scares me, are scary`,
  ),
  row(
    -1,
    'before',
    `never set foot in, wouldnt set foot in, would never set foot in, avoid like the plague, run a mile from, hate, hates, hated, hating, hte, detest, detests, detested, loathe, loathes, loathed, despise, despises, cant stand, can not stand, cannot stand, couldnt stand, cant bear, can not bear, cannot bear, couldnt bear, cant abide, abhor, abhors, allergic to,
    cant tolerate, cannot tolerate, cant take, disgusted by, horrified by, dread, dreads, have a horror of, wouldnt be caught dead in, wouldnt be seen dead in, sickened by, intensely dislike, cant deal with, repelled by, resent`,
  ),
  row(
    -1,
    'after',
    `was awful, were awful, was terrible, were terrible, was horrible, was the worst, was a nightmare, are awful, is awful, are terrible, is terrible, are horrible, is horrible, suck, sucks, are the worst, is the worst, are disgusting, is disgusting, are hell, is hell, are my nightmare, are a nightmare, is a nightmare, disgust me, disgusts me, repel me, make me sick, makes me sick,
    terrify me, terrifies me, terrified me, petrify me, petrifies me, horrify me, horrifies me, are unbearable, is unbearable, are insufferable, are torture, is torture, drive me mad, drives me mad, drive me crazy, drives me crazy, drive me up the wall, get on my nerves, gets on my nerves, are dreadful, is dreadful, are rubbish, is rubbish, are atrocious, give me the creeps, gives me the creeps`,
  ),
];

export const INTENSIFIERS = `really, so much, a lot, very, very much, truly, absolutely, totally, completely, super, extremely, deeply, especially, particularly, big time, loads, so, tons, hugely,
  passionately, dearly, to bits, to death, more than anything, above all, to tears, immensely, enormously, always, genuinely, utterly, simply, just`;
export const DOWNTONERS = `kind of, kinda, sort of, sorta, a bit, a little, a little bit, somewhat, slightly, fairly, quite, mildly, more or less, sometimes, occasionally, now and then, from time to time, to some extent, rather, up to a point, in small doses, moderately, tolerably, half, once in a while, vaguely`;
export const NEGATORS = `theres no way, no way, doubt, not, dont, doesnt, didnt, do not, does not, did not, never, no, isnt, arent, wasnt, werent, wont, wouldnt, cant, cannot, couldnt, aint, without, hardly, barely, scarcely, havent, hasnt, nobody, neither, nor, not really, not exactly, not particularly, not especially, rarely, seldom`;
export const FINALS =
  'at all, whatsoever, in the slightest, one bit, in the least, ever, under any circumstances, a single bit';
export const CONTRASTS =
  'but, although, though, however, while, whereas, yet, still, on the other hand, nevertheless, even though, because, since, then again, instead, otherwise, whilst, in exchange for';
export const CONJUNCTIONS = 'and, or, nor, plus, also, then, as well as, so, &';
export const NOT_CONTRASTS =
  'nothing fancy, nothing too fancy, not too fancy, what are the best, which are the best, where are the best, what is the best, whats the best, which is the best, where is the best, id like to know, i would like to know, would like to know, id love to know, id like to ask, i would like to ask, after like, at like, for like, by like, around like, then like, maybe like, is like, its like, im like, was like, something like, anything like, somewhere like, places like, place like, spots like, museums like, parks like, restaurants like, bars like, smth like, more like, one like, ones like, feel like, feels like, look like, looks like, everything but, anything but, all but, nothing but, everyone but, anywhere but, so so, so-so, so many, so far, so much, not only, dont only, dont just, doesnt only, doesnt just, not just, not merely, not simply, for my taste, for our taste, for my liking, for our liking, and so on, dont care which, dont mind which, doesnt matter which, not fussed which, dont care which one, dont mind which one, doesnt matter which one, not bothered which';
export const WISHES = `want, wants, need, needs, looking for, look for, show us, give us, find us, take us to, recommend us, get me, get us, let us go to, lets see, lets try, lets do, could we see, can we see, search for, searching for, give me, show me, find me, find, recommend, suggest, wanna, take me to, lets go to, how about, what about, would rather, id rather, is there, are there`;

export const JUDGEMENTS: Judgements = {
  copula:
    'are|is|was|were|arent|isnt|wasnt|werent|(?:can|could|must|might|may|will|tend to|tends to|used to|wont|cant) be|(?:have|has|had) (?:always |never )?been|(?:have|has) become|seem|seems|seemed|look|looks|feel|feels|felt|sound|sounds|get|gets|find them|find it|found it|found them|i find (?:the )?@c|we find (?:the )?@c|i found (?:the )?@c',
  adverbs:
    'really|so|very|quite|pretty|too|way|far|just|always|usually|often|sometimes|never|a|bit|little|rather|kind|of|kinda|sort|absolutely|totally|completely|super|incredibly|extremely|actually|mostly|generally|simply|[a-z]+ly|all|all that|that|all the time|not|exactly|truly|honestly|always so|much',
  adjectives: [
    [
      1,
      'amazing|awesome|wonderful|fantastic|incredible|brilliant|superb|magical|fabulous|spectacular|excellent|marvell?ous|phenomenal|outstanding|unforgettable|breathtaking|heavenly|the best thing ever',
    ],
    [
      0.6,
      'great|good|nice|lovely|fun|cool|interesting|beautiful|relaxing|enjoyable|pleasant|charming|gorgeous|pretty|delightful|entertaining|inspiring|exciting|fascinating|impressive|stunning|worthwhile|cosy|cozy|adorable',
    ],
    [
      -0.5,
      'gross|nasty|filthy|underwhelming|unimpressive|mediocre|forgettable|dreary|drab|bland|tiresome|impersonal|lifeless|grim|uncomfortable|tasteless|dire|so so|rubbishy|frustrating|irritating|intimidating|musty|sterile|exhausting|dated|samey|same old|sad|boring|dull|tedious|tiring|exhausting|depressing|noisy|loud|crowded|packed|touristy|stressful|chaotic|overrated|overpriced|cruel|pointless|stuffy|pretentious|tacky|cheesy|dirty|smelly|ugly|creepy|scary|bad|disappointing|uninteresting|lame|cringe|claustrophobic|gloomy|soulless|snobby|annoying|overwhelming|a rip off|a ripoff|a tourist trap|tourist traps|a snooze|not for me|a chore|a letdown',
    ],
    [
      -1,
      'hell|hell on earth|a nightmare|torture|awful|terrible|horrible|dreadful|disgusting|unbearable|insufferable|atrocious|horrendous|vile|hideous|ghastly',
    ],
  ],
};
