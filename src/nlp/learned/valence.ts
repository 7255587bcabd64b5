// Words that sound warm or cold, in both languages row by row, written by hand from everyday speech about places,
// food, people and works. A row: valence from -1 to 1; English forms; Spanish adjectives (masculine singular, the other
// endings are derived); other Spanish forms. Blanks separate forms; _ joins the words of a phrase.
import type { Language } from '../../domain/language.ts';
import { foldAccents } from '../../domain/text.ts';

const ROWS = `
1 | amazing awesome fantastic incredible unbelievable wonderful marvelous marvellous superb sublime magnificent | increíble fantástico maravilloso alucinante impresionante espectacular sublime magnífico soberbio fabuloso | brutal genial flipante chapó
1 | excellent outstanding exceptional extraordinary phenomenal stellar flawless impeccable perfect perfection perfectly | excelente excepcional extraordinario insuperable inmejorable impecable perfecto fenomenal | perfección excelencia perfectamente diez
1 | best finest unbeatable masterpiece brilliant brilliantly gem heaven heavenly divine | divino brillante glorioso celestial inolvidable único | joya obra_maestra gloria paraíso lujazo pasada lo_mejor de_lujo de_diez
1 | love loved loves adore adored adores loving | encantado enamorado | encanta encantó encantaron encantan encantaba encantaría encanto adoro adora enamora enamoró amo chifla chiflan flipo
0.9 | delicious delectable scrumptious exquisite mouthwatering mouth-watering yummy tasty succulent divine delish luscious | delicioso exquisito riquísimo sabroso suculento buenísimo | delicia delicias espectáculo manjar chuparse_los_dedos para_repetir
0.8 | great terrific fabulous splendid fab gorgeous stunning spectacular beautiful breathtaking lovely charming delightful | estupendo precioso hermoso bellísimo encantador guapo espléndido bonito deslumbrante | maravilla preciosidad lindo linda
0.8 | favorite favourite favorites recommend recommended recommendable must-see must-try | favorito preferido recomendable imprescindible recomendado | recomiendo recomendamos recomendaría recomendar repetiré repetiremos repetiría volveré volveremos volvería volver sin_duda obligado
0.7 | enjoy enjoyed enjoyable enjoying fun entertaining hilarious amusing thrilling exciting excited | divertido entretenido emocionante apasionante gracioso animado | disfrutar disfruté disfrutamos disfruta disfrutado diversión risas
0.7 | friendly kind courteous polite attentive helpful hospitable welcoming gracious warm accommodating caring | amable atento simpático educado cortés servicial acogedor hospitalario cariñoso cercano agradable profesional solícito | amabilidad simpatía hospitalidad atención_exquisita majo maja majos majas
0.7 | fresh juicy tender crispy flavorful flavourful savory perfectly-cooked homemade | fresco jugoso tierno crujiente casero meloso | en_su_punto frescura
0.6 | good nice pleasant pleased satisfied satisfying satisfactory happy glad pretty decent fine | bueno agradable contento satisfecho feliz rico placentero | bien gusta gustó gustaron gustan gustado buen gusto alegre placer satisfacción
0.6 | clean spotless tidy cozy cosy comfortable comfy spacious quiet peaceful relaxing relaxed calm roomy modern elegant stylish | limpio cómodo acogedor amplio tranquilo relajante confortable espacioso elegante moderno silencioso luminoso coqueto pulcro cuidado | limpieza comodidad relax tranquilidad
0.6 | fair reasonable affordable inexpensive bargain value worth worthwhile generous abundant plentiful | económico razonable asequible ajustado abundante generoso barato | merece vale_la_pena merece_la_pena chollo ganga calidad-precio relación_calidad_precio
0.6 | quick prompt fast efficient speedy timely punctual | rápido eficiente ágil eficaz puntual | rapidez eficacia
0.6 | authentic original creative innovative inventive unique fascinating interesting impressive memorable special | auténtico original creativo innovador fascinante interesante memorable especial sorprendente curioso cuidado | sorpresa sorprendió
0.6 | gripping moving touching heartfelt heartwarming poignant compelling captivating engaging powerful riveting absorbing | conmovedor cautivador absorbente potente intenso entrañable | conmueve emociona
0.6 | witty clever smart intelligent insightful thoughtful refreshing vivid graceful dazzling exhilarating triumph inspired | ingenioso inteligente refrescante lúcido inspirado | acierto triunfo
0.5 | success successful win wins winner winning joy bliss treat pleasure pleasantly delight delights | exitoso | éxito gozo delicadeza agradecido gracias gracia mimo cariño
0.5 | helpfully conveniently convenient handy ideal central well-located suitable plus advantage | ideal céntrico práctico adecuado bien_situado bien_ubicado | ventaja acertado idóneo
0.4 | ok okay alright adequate acceptable solid respectable likable likeable solidly | correcto aceptable decente digno | cumple cumplidor bastante_bien
0.3 | improved better improve improving | mejorado | mejor mejora mejoró
-0.3 | average mediocre so-so meh ordinary unremarkable forgettable unmemorable lackluster lacklustre uneven | mediocre normalito regular pasable corriente olvidable irregular | ni_fu_ni_fa del_montón sin_más nada_especial nada_del_otro_mundo
-0.4 | but lacking lacks lacked limited small smallish tiny cramped narrow tight cheap-looking basic | escaso pequeño limitado estrecho justo reducido minúsculo diminuto | falta faltaba faltó faltan escasez poca
-0.5 | expensive pricey overpriced costly steep pricy exorbitant high-priced | caro carísimo excesivo desorbitado elevado abusivo prohibitivo | clavada clavan sablazo clavo timo pasarse_de_precio
-0.5 | slow wait waited waiting late delay delayed forever forgot forgotten ignored | lento tardío | tarda tardaron tardan tardó tardar espera esperar esperamos esperando lentitud demora olvidaron olvidó
-0.5 | noisy loud crowded packed dark smoky stuffy hot chaotic hectic | ruidoso oscuro abarrotado caótico agobiante masificado ahumado | ruido agobio humo calor jaleo
-0.6 | bad poor poorly worse weak sad unhappy unpleasant uncomfortable inconvenient lousy inferior | malo pobre incómodo desagradable flojo triste débil peor inferior | mal peor malas pega pegas
-0.6 | old dated outdated worn shabby rundown run-down tired tacky broken faulty damaged peeling stained | viejo anticuado obsoleto roto estropeado desgastado descuidado cutre dejado deteriorado destartalado | desperfectos reforma
-0.6 | cold lukewarm dry overcooked undercooked burnt burned greasy oily soggy stale bland tasteless flavorless salty rubbery chewy raw mushy watery | frío seco quemado grasiento aceitoso soso insípido salado crudo duro pasado chicloso recalentado congelado correoso | sin_sabor helado
-0.7 | boring bored dull tedious tiresome predictable pointless lifeless monotonous bland flat sluggish | aburrido tedioso monótono soporífero pesado previsible insulso | aburre aburrió aburrimiento rollo coñazo tostón
-0.7 | disappointing disappointed disappointment disappoint disappoints letdown let-down underwhelming unsatisfied unsatisfactory | decepcionante decepcionado insatisfecho | decepción decepcionó decepciona desilusión desilusionó
-0.7 | rude unfriendly impolite arrogant snobby unhelpful inattentive dismissive unprofessional surly condescending pushy careless indifferent | maleducado antipático borde grosero arrogante prepotente desatento chulo descortés seco desganado incompetente | desgana chulería malas_formas mala_educación
-0.7 | problem problems complaint complaints complain complained issue issues mistake mistakes wrong fail failed fails failure mess messy lack flaw flaws | fallido equivocado desastroso | problema problemas queja quejas quejarse error errores fallo fallos caos falla
-0.8 | dirty filthy smelly stinky stained greasy disgusting gross nasty sticky unhygienic moldy mouldy | sucio asqueroso maloliente mugriento repugnante guarro pegajoso | suciedad olía apesta asco porquería cucarachas cucaracha chinches moho
-0.8 | avoid overrated waste wasted regret regretted ripoff rip-off scam unacceptable ridiculous tourist-trap | inaceptable ridículo lamentable vergonzoso indignante sobrevalorado penoso | evitar eviten timo estafa engaño robo vergüenza atraco sacacuartos
-0.9 | terrible horrible awful atrocious dreadful appalling abysmal horrendous pathetic worst hideous horrid | terrible horrible pésimo horroroso nefasto atroz espantoso fatal patético | desastre horror bazofia basura lo_peor ni_loco nunca_más
-0.9 | hate hated hates despise loathe detest disgust dislike disliked dislikes inedible vile garbage trash crap | odioso incomible infumable detestable | odio odia odié detesto aborrezco mierda
-0.6 | unfunny clichéd cliched contrived inept incoherent pretentious shallow silly stupid dumb lame amateurish hackneyed sappy derivative | tonto estúpido pretencioso superficial absurdo incoherente | tontería bodrio
-0.5 | unfortunately sadly badly annoying annoyed irritating frustrating frustrated upset awkward strange weird confusing worry worried | molesto irritante frustrante raro extraño confuso preocupante | desgraciadamente lamentablemente desafortunadamente lástima pena
0.8 | nothing_to_complain no_complaints hats_off thumbs_up top-notch top_notch first-class spot_on to_die_for | sobresaliente notable espléndido | nada_que_objetar nada_que_reprochar ninguna_pega sin_pegas ninguna_queja sin_quejas de_miedo de_vicio de_10 de_cine de_escándalo de_primera de_muerte matrícula_de_honor un_diez todo_un_acierto gran_acierto para_recordar quito_el_sombrero bravo olé felicitaciones enhorabuena
0.7 | kick_ass kick-ass rocks rocked speaks_for_itself above_average hits_the_spot a_must must_try die_for hidden_gem melt_in_your_mouth five_star | increíblemente | una_pasada un_lujo merece_mucho no_defrauda nunca_falla no_falla hacen_sentir
-0.7 | subpar sub-par go_wrong goes_wrong went_wrong lack_of below_average below_par offended warn warning oily flavourless no_flavor no_taste | | por_debajo_de_la_media brilla_por_su_ausencia
0.6 | well_cooked well_done well_served well_worth can't_complain good_value reasonably_priced will_return be_back will_be_back come_back go_back go_again | bien_atendido bien_servido bien_tratado contento esmerado cuidadoso exquisito diligente discreto variado extenso completo surtido espumoso cremoso sabrosón fino logrado conseguido pertinente privilegiado inmenso | nada_mal bien_atendidos bien_situado bien_de_precio buen_precio buena_relación a_buen_precio a_gusto se_agradece se_agradecen agradece agradecí ganas_de_volver con_ganas_de_volver quedamos_encantados salimos_encantados salimos_contentos mimado mimados detalle detalles
0.5 | surprised surprisingly_good exceeded exceeds beyond_expectations addictive winner legendary renowned classic unforgettable | acertado sensacional delicado refinado distinguido sano saludable natural verdadero fiel insólito | superó_expectativas por_encima_de_la_media encima_de_lo_esperado supera volvería_sin_dudar apuesta_segura acierto_seguro
-0.8 | left_a_lot_to_be_desired to_be_desired leaves_much ruined ruin spoiled inexcusable joke laughable insult insulting nightmare never_return never_going_back stay_away | defraudado impresentable deplorable bochornoso intolerable inadmisible caótico denunciable ofensivo tomadura | que_desear defraudó defrauda defraudaron defraudan tomadura_de_pelo para_olvidar no_vuelvo nos_tomaron_el_pelo engañan engañaron nos_echaron poca_vergüenza qué_vergüenza ni_regalado huid huyan
-0.6 | hungry stingy skimpy meager meagre miniscule minuscule insufficient inconsistent hit-or-miss so_so rushed hurried scarce understaffed oversalted over-salted unseasoned underseasoned overdone oversold | deficiente insuficiente inexistente mejorable vulgar simplón pobretón ruin tacaño rácano raquítico lamentable distante apático impersonal brusco seco escaso mínimo exiguo exagerado astronómico desmesurado subido inflado recargado pasado amargo ácido rancio pastoso acartonado aguado quemado grasoso incomible congelado precocinado industrial | con_hambre sabe_a_poco supo_a_poco poca_cantidad por_las_nubes un_ojo_de_la_cara pasado_de_precio se_pasan mal_atendidos mal_atendido mal_servido malos_modos mala_gana de_mala_gana malas_caras mala_cara mala_leche borderías ni_caso no_había sin_gracia
-0.5 | nothing_special nothing_to_write overrated_and could_be_better should_be_better not_up used_to_be_better not_enough hard_to_find hassle hidden_fees overbooked refused ignored_us argued yelled | justito normalucho corrientito ajustado incómodo pegado apretado ruidoso lejano apartado mejorable inoportuno | a_la_altura_no ni_fu nada_especial nada_extraordinario nada_del_otro nada_fuera_de_lo_común podría_mejorar debería_mejorar deberían_mejorar pastón caro_para excesivamente molestias molestia incomodidad dudaban discutir tuvimos_que quitaron cobran_por cobrar_de_más cobraron_de_más suspenso suspende
-0.6 | never_again not_worth sick ill stomach dirty dangerous unsafe scary ugly | feo peligroso inseguro enfermo horrendo | cutrez sucia
`;

const EMOTICONS = `
0.7 | :) :-) ;) =) :D :-D <3 😊 😀 😃 😄 😁 😍 🥰 😋 👍 ❤ ♥ 🤩 👌 💕
-0.7 | :( :-( :/ :'( 😞 😠 😡 👎 🤢 🤮 😢 😭 😒 💩
`;

/** Case- and accent-free form → valence; phrases keep their `_`. */
export function valencesOf(language: Language): ReadonlyMap<string, number> {
  const valences = new Map<string, number>();
  const add = (form: string, valence: number) => {
    const folded = foldAccents(form);
    if (folded !== '' && !valences.has(folded)) valences.set(folded, valence);
  };
  for (const [valence, english = '', adjectives = '', others = ''] of rowsOf(ROWS)) {
    const forms =
      language === 'en'
        ? english.split(' ')
        : [...adjectives.split(' ').filter(Boolean).flatMap(spanishForms), ...others.split(' ')];
    for (const form of forms) add(form, valence);
  }
  for (const [valence, forms = ''] of rowsOf(EMOTICONS)) for (const form of forms.split(' ')) add(form, valence);
  return valences;
}

function rowsOf(table: string): (readonly [number, ...string[]])[] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([valence, ...cells]) => [Number(valence), ...cells] as const);
}

/** "lento" → lento, lenta, lentos, lentas, lentamente, lentísimo and so on. */
export function spanishForms(adjective: string): string[] {
  const ending = adjective.at(-1) ?? '';
  const stem = ending === 'o' || ending === 'e' || ending === 'a' ? adjective.slice(0, -1) : adjective;
  const superlatives = ['ísimo', 'ísima', 'ísimos', 'ísimas'].map((each) => softened(stem) + each);
  if (ending === 'o') return [...['o', 'a', 'os', 'as', 'amente'].map((each) => stem + each), ...superlatives];
  if (ending === 'e') return [adjective, `${adjective}s`, `${adjective}mente`, ...superlatives];
  if (ending === 'a') return [adjective, `${adjective}s`];
  const plain = foldAccents(stem);
  return [adjective, `${plain}es`, `${plain}a`, `${plain}as`, `${adjective}mente`];
}

/** rico → riquísimo, largo → larguísimo. */
const softened = (stem: string) => stem.replace(/c$/u, 'qu').replace(/g$/u, 'gu');
