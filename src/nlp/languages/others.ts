// Tells a message in a language that is neither English nor Spanish: by its letters, or by everyday words that ours do not have.
// Such a message is answered plainly; nothing else is read from it.

/** Most of the letters are of another alphabet: Greek, Cyrillic, Chinese, Arabic. */
const LATIN = /\p{Script=Latin}/u;

/** Words of talk and questions, without accents; none is a word of English, of Spanish or of a menu. */
const WORDS: Readonly<Record<'fr' | 'de' | 'it' | 'pt', ReadonlySet<string>>> = {
  fr: wordsOf(`je nous vous ils elles est sont etes sommes avons avez bonjour bonsoir salut merci voudrais voudrions cherche cherchons
    ou est-ce quel quelle quels quelles pour avec sans pres proche dans ouvert ouverte manger boire aujourd hui demain soir
    s'il plait musee musees restaurants-ouverts oui pouvez peux veux voulons combien coute heure ferme enfants des du au aux une
    c'est qu'est-ce quoi faire visiter`),
  de: wordsOf(`ich wir ihr sie ist sind haben habe hast gibt guten hallo danke bitte mochte mochten suche suchen wo wie was welche
    welches welcher fur mit ohne nahe nahe im heute morgen abend essen trinken geoffnet museen kinder ein eine einen der das und
    nicht kann konnen kostet wann offnet schliesst gute`),
  it: wordsOf(`io noi voi sono siamo avete abbiamo buongiorno buonasera ciao grazie vorrei vorremmo cerco cerchiamo dove quale quali
    che con senza vicino nel nella aperto aperta mangiare bere oggi domani sera musei bambini un'altra posso possiamo quanto
    costa quando apre chiude perche c'e ci qualche prego ristorante ristoranti`),
  pt: wordsOf(`eu nos voces voce sao somos estamos ola obrigado obrigada gostaria gostariamos procuro procuramos onde qual quais com
    sem perto no na aberto aberta comer beber hoje amanha noite museus criancas uma posso podemos quanto custa quando abre fecha
    tem nao bom dia boa tarde fica`),
};

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/u));
}

/** Fewer words of it say nothing: visitors quote a dish or a greeting. */
const ENOUGH_TELLING = 2;
const ENOUGH_WORDS = 3;
/** Of a longer message, which names places and dishes, and of a short one. */
const ENOUGH_SHARE = 0.3;
const MOST_OF_IT = 0.5;

/**
 * @param words of the message, folded: small letters without accents
 * @param isOurs whether English or Spanish has the word
 */
export function isOtherLanguage(text: string, words: readonly string[], isOurs: (word: string) => boolean): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const foreign = letters.filter((letter) => !LATIN.test(letter)).length;
  if (letters.length > 1 && foreign > letters.length / 2) return true;
  return Object.values(WORDS).some((own) => {
    const known = new Set(words.filter((word) => own.has(word)));
    const telling = [...known].filter((word) => !isOurs(word));
    const share = known.size / words.length;
    const isEnough = known.size >= ENOUGH_WORDS ? share >= ENOUGH_SHARE : share >= MOST_OF_IT;
    return telling.length >= ENOUGH_TELLING && isEnough;
  });
}
