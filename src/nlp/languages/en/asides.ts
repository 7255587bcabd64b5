// English nouns that say who asks, when and in what circumstances, and chatter: nothing that a place could have. Folded.
export const ASIDES_EN: ReadonlySet<string> = new Set(
  `
    activities activity anywhere building buildings friendly owt nowt place places smth sth summat
    access actual actually adult adults advice afternoon age ages airbnb airport answer apartment april arrival
    asap august aunt auntie authentic autumn baby back bag bags basically beagle bed beds big birthday bit bloke
    book booking boss bother boy boyfriend boys bro brother brothers btw buddy budget bulldog bunch bus car card
    case cash chair chance check checkin checkout cheers chihuahua child choice christmas client clients cold
    colleague colleagues collie company conference connection corgi corner cost couple couples cousin cousins
    coworker coworkers crew crowd crowds dachshund dad daddy date dates daughter daughters deal december decent
    departure different distance drama dramas dude dunno early easter easy eh end entrance erm etc euro euroes
    euros evening example examples expat family fast father favor favour february feet ffs fiance fiancee
    fifties flat flatmate flatmates flight folk folks foot foreigner forties frankly fresh friday friend friends
    fun funky fuss gang gap girl girlfriend girls glass goddaughter godson good gosh gran grandad grandchildren
    granddad granddaughter grandfather grandkids grandma grandmother grandpa grandparents grandson granny
    greyhound group guest guests guy haha hahaha half hand hands hangover hassle head heat hello help hey hi hip
    hips hiya hmm holiday holidays home homesick honest honestly hostel hotel hour hours house hr hrs hubby huge
    hunger hungover hurry husband husky idea ideally ideas idk imo inlaws interview ish january job joke joy
    july june kid kinda knee knees labrador lad ladies lads lady landing lands lass layover leg legs letter life
    literally little lmao load loads local locals lol lot lovely luck luggage man march mate mates max may
    meanwhile meeting men mess message middle midweek min mind mins minute minutes missus mom moment moms monday
    money monk month months mood morning mother mum mummy mums nah name names nan nana native near neer
    neighbour neighbours nephew nephews newbie niece nieces night nights nite nope normal note november number
    obv obviously obvs october office omg ones option options other others pair pal pals parents part partner
    pass pensioner pensioners phone plane pleasure pls plz poodle poss possible possibly power preferably price
    promise proper pug quarter question questions queue queues quick rain random real reason recommendation
    regular reservation resident rest retired rn roof roommate roommates round row rush sake saturday school
    season second seconds self september seventies shud side similar simple sister sisters sixties small smh
    snow someone son sons sort sorta spaniel specialised specialising specialized specializing spend spending
    spouse spring start starving stay step stomach stranger strangers student students stuff suggestion
    suggestions suitcase suitcases summer sun sunday sunset ta tbf tbh team teen teenager teenagers teens
    terrier thesis thing things thirst thirties thought thursday thx time timer timers tiny tip tips tmrw today
    toddler tomorrow tonight tonite top tourist tourists train trap trip true tuesday twenties twins typical uh
    um uncle user users vacation vacuum veg vibe vibes visit visitor visitors visits wait walkable walking
    wallet way ways weather wedding wednesday week weekday weekdays weekend weeknight weeks whatever wheelchair
    while whippet wife wind winter woman women word words work yeah year years yep yesterday
    asked asking assist dead door doors doorway hungry mean meant mention opposite said saying starving talking telling
  `
    .trim()
    .split(/\s+/),
);
