// Small words that tie a message to the one before: "and ...", "which of these", "here". Patterns over folded text. A language
// leaves out what its grammar says otherwise.

export interface Cues {
  /** In a description, with its year: "opened in 1870". Global. */
  readonly founded: RegExp;
  /** Something in a sentence is denied. */
  readonly denies: RegExp;
  /** "And cafes?", "¿y cerca de Atocha?": the rest stays as it was. */
  readonly continues: RegExp;
  /** "Which ones are open?", "¿alguno tiene terraza?": of those on the table, not new ones. */
  readonly ofThese: RegExp;
  /** "Which has toilets?", «¿alguno admite perros?»: asked of each on the table. */
  readonly whichHas: RegExp;
  /** "The cheaper one", "¿cuál es más barato?": of the two that were talked of. */
  readonly oneOfTwo: RegExp;
  /** «¿Tiene terraza?», of one place, where a verb in the singular needs no "it". */
  readonly itHas?: RegExp;
  /** "Anything free?", "¿algo con terraza?": other places, not the one in question. */
  readonly anything: RegExp;
  /** "Something nice to see", "where do we go?": looked for, whatever else is told beside it. */
  readonly seeks: RegExp;
  /** "Too", «también»: what is asked holds for another day besides. */
  readonly alsoThen: RegExp;
  /** "Rather one that", «mejor uno que»: another of what was listed, at the beginning of a piece. */
  readonly ratherOne: RegExp;
  /** "A place to eat", "somewhere with parking", «busco sitio»: a search, whatever it says of the place. */
  readonly seeksPlace: RegExp;
  /** A loss, bad news, a parting: first of all a kind word. */
  readonly sorrow: RegExp;
  /** "Remember that I am", «apúntate que»: to be kept, and nothing is looked for. */
  readonly keepInMind: RegExp;
  /** Directly before a thing that is looked for: "who sells", "where can I find a". */
  readonly seeksThing: RegExp;
  /** Directly before something that is wished of a place: "with", "no", "that have". */
  readonly wishedNext: RegExp;
  /** "Smaller and easier", «se cansa enseguida»: for whom little walking and standing decides. */
  readonly easyGoing: RegExp;
  /** "Better value", «calidad-precio»: what one gets for little money. */
  readonly goodValue: RegExp;
  /** "We know little about art", «nunca ha pisado un museo»: for somebody who begins. */
  readonly beginner: RegExp;
  /** Which half of the day an hour is in: "7 pm", "at seven in the morning", «las ocho de la tarde». */
  readonly halfOfDay: RegExp;
  /** "Line 6", «la línea 1»: its number. */
  readonly line: RegExp;
  /** "Three bars with the address": where each of them is, told with the list. */
  readonly withAddress: RegExp;
  /** "Just one", «la mejor de todas»: one place, and no list. */
  readonly onlyOne: RegExp;
  /** The best of a kind is asked for: what most people come for goes before what is nearest. */
  readonly best: RegExp;
  /** Tickets and tables, which a place sells and keeps itself. */
  readonly books: RegExp;
  /** Where a second question begins within a sentence: "and where", «y qué». With the flag g. */
  readonly joins?: RegExp;
  /** Words at which a message may go on to another ask: "and", "then", «y luego». With the flag g. */
  readonly links: RegExp;
  /** A question word at the end of a piece, of a question that goes on: "where", before "and when do they open?" */
  readonly bareAsk: RegExp;
  /** How an ask of its own begins, after such a word: "where can", "is there", «hay». */
  readonly opensAsk: RegExp;
  /** "And a bar": a noun that may be wanted beside the one before. */
  readonly opensNoun: RegExp;
  /** "Cafes nearby", «restaurantes por ahí»: a noun alone, near what was asked about. */
  readonly opensNear: RegExp;
  /** "And also", «y además»: what follows is wanted, too. */
  readonly adds: RegExp;
  /** "Buy an umbrella", after another errand: a verb with its object. */
  readonly opensDeed: RegExp;
  /** A link that says what comes next: "then", «y después». */
  readonly saysNext: RegExp;
  /** "Where can I see Guernica?", «¿dónde está el Guernica?»: a work, not somewhere like it. */
  readonly whereToSee: RegExp;
  /** "How do we get back to ...?", «¿cómo volvemos a ...?»: a way home. */
  /** "What's the walk from the one to the other?": a way, and no outing. */
  readonly walkAsked: RegExp;
  /** "Without the metro": no train is to be told. */
  readonly noTrains: RegExp;
  readonly goesBack: RegExp;
  /** "Is it ...?", "that's the one, isn't it?": whether something is so, as opposed to "is there ...?" */
  readonly saysWhat: RegExp;
  /** "Where can I see", «¿dónde está»: one thing that is somewhere. */
  readonly whereIsIt: RegExp;
  /** "What shall we do on Sunday?": whatever there is, and no more of the kind before. */
  /** "The dinner is on Wednesday": when something is that was spoken of. */
  readonly tellsWhen: RegExp;
  /** "Like a hammam or bowling": examples of what was asked for. */
  readonly givesExample: RegExp;
  /** "Any other place with that, if they are full?" */
  readonly seeksAnother: RegExp;
  /** "Never mind, thanks": nothing more is wanted. */
  readonly dropsIt: RegExp;
  readonly whatToDo: RegExp;
  /** "Are there any restaurants that ...": some are looked for. */
  readonly seeksSome: RegExp;
  /** "Small", "not too big", «no muy grande», of a house that is visited, and of no child. */
  readonly smallHouse: RegExp;
  /** Directly before a kind of place of which some are asked for: "which" museums have lifts, «qué otros» bares. */
  readonly whichKind: RegExp;
  /** "I meant other places", «me refería a otros sitios»: none of those that were shown. */
  readonly otherPlaces: RegExp;
  /** Before an example of what is wished: "maybe a bar". */
  readonly perhaps: RegExp;
  /** It rains as they speak. */
  readonly rainsNow: RegExp;
  /** Places or things to do, whatever they are: "indoor places", «sitios a cubierto». */
  readonly anyPlaces: RegExp;
  /** "And if it's full?", «¿y si no hay sitio?»: another one is needed. */
  readonly ifFull: RegExp;
  /** "Something similar", «algo parecido»: of the kind of the one in question. */
  readonly alike: RegExp;
  /** "Too posh", "somewhere more relaxed", «más de barrio»: no smart place any more. */
  readonly lessSmart: RegExp;
  /** "What's near the Prado?": whatever there is. */
  readonly looksAround: RegExp;
  /** "What is the old town like?", "Chueca or Malasaña, which is better?": of parts of the city. */
  readonly whatItIsLike: RegExp;
  /** "Just for tourists", «para guiris», "overrated": whether locals go, too. */
  readonly forTourists: RegExp;
  /** "Same quarter", «por la misma zona»: where the talk is. */
  readonly sameArea: RegExp;
  /** "In another area", «esa zona ya la conozco»: in other parts of the city than the list before. */
  readonly otherArea: RegExp;
  /** "And", a comma: between two names, both are meant. */
  readonly joined: RegExp;
  /** "No crowds", «sin tanta gente»: what a quiet place is wished for, as opposed to a calm pace. */
  readonly crowds: RegExp;
  /** "Something short to see", «¿qué podemos ver?»: sights, though no kind of place is named. */
  readonly forSights: RegExp;
  /** "After", "beforehand", «a la salida»: next to a visit that was settled on. No hour follows. */
  readonly besideVisit: RegExp;
  /** "Is it still open?", «¿sigue abierto?»: whether something is there yet. */
  readonly stillThere: RegExp;
  /** "What is vermouth?", «¿puede beber mi hijo?»: about the world; no place is looked for. */
  readonly ofTheWorld: RegExp;
  /** "Any bars", "somewhere near", «algún sitio»: places are looked for, however the question begins. */
  readonly looksForPlaces: RegExp;
  /** "No, from the station", «perdona, desde la estación». */
  readonly startsAt: RegExp;
  /** "Which is the closest metro?" */
  readonly stop: RegExp;
  /** "We'll call them", "I'll go there", «nos quedamos con ese»: settled, and nothing more is asked. */
  readonly settles: RegExp;
  /** "A lift", "step-free", "in a wheelchair", «con el carrito»: whether one gets there without steps. */
  readonly withoutSteps: RegExp;
  /** Of these, words that only a building or a station has: "a lift", "stairs". */
  readonly lift: RegExp;
  /** "Are there stairs?", "must I climb steps?": a yes is bad news. */
  readonly stairs: RegExp;
  /** "Which is the oldest?", "which would you pick?": by a measure that no catalogue has. */
  readonly whichIsMost: RegExp;
  /** "The one you said before", "el anterior": what was talked of before the last. */
  readonly previous: RegExp;
  /** "Is there parking?", "¿admiten perros?": a detail, not the place as a whole. */
  readonly detail: RegExp;
  /** "And swings?", after another detail. */
  readonly alsoThat: RegExp;
  /** "Something indoors", "¿y si llueve?" */
  readonly underARoof: RegExp;
  /** "What's on tonight?" */
  readonly atNight: RegExp;
  /** "One that is really open", «que sepas seguro que admite perros»: what is not known will not do. */
  readonly surely: RegExp;
  /** "Somewhere for coffee before that?" */
  readonly beforehand: RegExp;
  /** "A drink afterwards": at another hour of the day. */
  readonly afterwards: RegExp;
  /** "Near me": away from whatever the talk was about. */
  readonly here: RegExp;
  /** "Recommend me one": of what the talk is about. */
  readonly oneOfThem: RegExp;
  readonly there: RegExp;
  /** "No, the one at", "I mean", «digo la de»: which place is meant, said once more. */
  readonly corrects: RegExp;
  /** "I asked whether", «pregunto si»: the question of the turn before, of the same place. */
  readonly askedWhether: RegExp;
  readonly question: RegExp;
  /** «Donde puedo», "where can I": begins a question wherever it stands, and joins no clause to a noun. */
  readonly asksWhere: RegExp;
  /** A year or a century, in a description. */
  readonly dated: RegExp;
  /** "Do I need to book?", «¿aceptan reservas?»: asked whether one must or can, and no table is wanted. */
  readonly whetherToBook: RegExp;
  /** "What is there for children in the park?": a list of what is there, and no question of the park itself. */
  readonly whatIsIn: RegExp;
}
