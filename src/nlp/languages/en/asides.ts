// English nouns that say who asks, when and in what circumstances, and chatter: nothing that a place could have. Folded.
export const ASIDES_EN: ReadonlySet<string> = new Set(
  `
    adult adults advice afternoon age ages airbnb answer apartment asap aunt auntie baby back bag bags basically bed
    beds birthday bit book booking boss boy boyfriend boys bro brother brothers btw buddy budget bunch bus car card
    case cash chair chance cheers child client clients cold colleague colleagues company cost couple couples cousin
    cousins coworker coworkers crew dad daddy date dates daughter daughters dude dunno eh end erm euro euroes euros
    evening family father favor favour feet ffs fiance fiancee fifties flat flatmate flatmates flight folks foot
    forties friend friends fun gang girl girlfriend girls gosh gran grandad granddad granddaughter grandfather
    grandkids grandma grandmother grandpa grandparents grandson granny group guy haha hahaha half hand hands head
    heat hello help hey hi hip hips hiya hmm holiday holidays home honestly hostel hotel house hubby husband idea idk
    imo inlaws ish job joy kid kinda knee knees lad ladies lads lady lass leg legs letter life literally lmao load
    loads local locals lol lot luck luggage man mate mates max meeting men mess message middle mind missus mom moment
    moms money monk month months mood morning mother mum mummy mums nah name names nan nana near neer nephew niece
    night nite nope number obv obviously obvs office omg pair pal pals parents part partner pass pensioner pensioners
    phone plane pleasure pls plz power price question rain recommendation reservation rest retired rn roof roommate
    roommates row sake school second seconds self seventies side sister sisters sixties smh someone son sons sort
    sorta spend spending spouse start stay step stranger strangers student students stuff suitcase suitcases sun ta
    tbh team teen teenager teenagers teens thirties thought thx time timer timers tmrw toddler tonite top tourist
    tourists train trip twenties twins uh um uncle vacation visit visitor visitors wait wallet way ways weather week
    weekend weeks wheelchair while wife woman women word words work yeah year years yep
  `
    .trim()
    .split(/\s+/),
);
