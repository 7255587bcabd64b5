// English nouns that say who asks, when and in what circumstances, and chatter: nothing that a place could have. Folded.
export const ASIDES_EN: ReadonlySet<string> = new Set(
  `
    actual actually adult adults advice afternoon age ages airbnb answer apartment asap aunt auntie authentic baby
    back bag bags basically bed beds big birthday bit book booking boss boy boyfriend boys bro brother brothers btw
    buddy budget bunch bus car card case cash chair chance cheers child client clients cold colleague colleagues
    company cost couple couples cousin cousins coworker coworkers crew dad daddy date dates daughter daughters decent
    different dude dunno early easy eh end erm euro euroes euros evening family fast father favor favour feet ffs fiance
    fiancee fifties flat flatmate flatmates flight folks foot forties fresh friend friends fun funky gang girl
    girlfriend girls good gosh gran grandad granddad granddaughter grandfather grandkids grandma grandmother grandpa
    grandparents grandson granny group guy haha hahaha half hand hands head heat hello help hey hi hip hips hiya hmm
    holiday holidays home honestly hostel hotel house hubby huge husband idea idk imo inlaws ish job joy kid kinda
    knee knees lad ladies lads lady lass leg legs letter life literally little lmao load loads local locals lol lot
    lovely luck luggage man mate mates max meeting men mess message middle mind missus mom moment moms money monk
    month months mood morning mother mum mummy mums nah name names nan nana near neer nephew niece night nite nope
    normal number obv obviously obvs office omg pair pal pals parents part partner pass pensioner pensioners phone
    plane pleasure pls plz power price proper question quick rain random real recommendation regular reservation rest
    retired rn roof roommate roommates row sake school second seconds self seventies side simple sister sisters
    sixties small smh someone son sons sort sorta spend spending spouse start stay step stranger strangers student
    students stuff suitcase suitcases sun ta tbh team teen teenager teenagers teens thirties thought thx time timer
    timers tiny tmrw toddler tonite top tourist tourists train trip true twenties twins typical uh um uncle vacation
    visit visitor visitors wait wallet way ways weather week weekend weeks wheelchair while wife woman women word
    words work yeah year years yep
  `
    .trim()
    .split(/\s+/),
);
