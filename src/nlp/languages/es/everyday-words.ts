// Everyday Spanish words, and a few first names and places, that are a slip or two away from words our rules know: «pegas» is no
// misspelt «pesas», «pandemia» no «panadería». Found by running the correction over the commonest words of the language, as
// wordfreq (Speer, 2022) counts them, and keeping what a spelling dictionary knows and no rule inflects. Without accents.

export const EVERYDAY_WORDS = `
  abarca abarcar abertura aberturas abonado abonados abordado abordados abortar abrian abriera abrieron abrigo abrigos abstenerse abstraccion abusador
  abusadores acabados academica academicas academico acaso acelerar aceptarla aceptarlo acercamiento acercamientos acero aceros acertar acerto acervo
  acida acidos aclamada aclarado acompana acompanas acordar acosador acostado acostar acotar acreedor acta actas activacion activada actuaron acuda
  acusador acusaron adaptador adictiva adictivo aditivos admira admiraba admiran adobe adoptando adoptara adoptaron adoracion adornada adornan adorno
  adversario advierto afectada afectando aferra aferrado afirmacion afirmado aforo agarraba agarrado agarramos agitacion agonia agotador agrandar
  agrarios agrava agravada agregada agregado agreguen agrio agrupadas aguada aguda agudas aguja agustina ahogado ahogados ahogando ahogarse ahorra
  aislados aislamiento ajustan alaba alabanza alabanzas alabo alado alamos alargado albanes alberca albergan alboroto alcancen aleacion aleaciones
  aledanas aledanos alegado alegan alegando alegar alego alegoria alejamiento alejan alejandra alejarse alentado aleta aletas alfileres alianza alianzas
  alicante alienacion alimentados alimentan alimentar alimentario allegados almacenan almacenar almohada alquitran altera alterada alterado alterados
  alternas alzamiento alzas amada amado amador amados amando amargura amarla amaro amarrado amarte ambiental ambientales ambiguedad anada anadia anado
  anchos andadura anima animador animamos animan animando animar animaron animas anormales anotacion anotaciones anotando anote anteojos antesala
  anticuada anticuado anticuerpos anuario anulacion apagado apagan apagando apagar apago apagones aparatos apareamiento aparecian aparecido aparezca
  aparezcan apartar apelativo aplastado aplazado aplicamos aportado aportados aportando aportar apoyados apoyarnos apoyarse apoyarte apreciamos aprendas
  aprendiz apresado aprobado arado arbustos archivado archivar ardiente aretes argelino argos aries arista aristas armamos arman armarios armaron
  armeria armisticio armonia armonias armonica armonico arnes arqueologo arqueologos arquitecta arreglos arrendar arrestado arrestan arrestar arrestos
  arribar arroba arrojado arrojados arsenico arterias artico artimanas asalto asaltos ascender ascension asentamiento asesora asesorar asista asistan
  asistian asistida asistimos asistira aspectos aspirantes astronomia astronomo asustada asustado atentado ateos aterriza atlas atletica atletico
  atrapado atrasado atrasados atrevido atrevidos atrio aturdido auditores australia autista autonomico autorice avanzado aviacion aviadores ayudando
  ayunas babel bache baches bailarin bailarines bajan bajarme bajarse bajen bajes bajio balas ballesta balsas banado banados banan bandejas banderas
  bandidos banqueros baptista baraja barajas barbados bardo baron barones barraca barracas barral barranca barrancas barranco barrancos barrido barril
  barriles barroso barrotes basan basarse bastaria bastidores batata baterista bates batiendo batio batista bautista bebia belen benditos benito biblico
  biblicos biliar bilis billetera bocha boleta boletas boleto boletos bolivariana bolivariano bolivarianos bolso bolson bombos borda borran bosta botin
  braga bragas brasilera brasilero brasileros brava brillando brillar brisa brisas brota brujeria bruma brusca brusco bruscos bruta bucle bula bulgaria
  bulto burla burlando burocrata burocratas buscador buscadores buscare buscarme buscaste busquemos cabana cabanas cabello cabellos caben caber cabezazo
  cabia cabildos cabina cabinas cableado cabos cabra cabras cabreado cabria caceres cache cachondo cadencia cagada cagado caian caigan cajera cajon
  cajones calado calambres calamidad calamidades caldas calentar calentito calentura calera calero calida calidas calidos calientan callada callado
  callados callen calmante calme calumnia caluroso calva calvario calvo calza calzada calzado camada camarada camaradas camaron camarones cambiada
  cambiamos cambiantes cambiemos camerino camilla camilo caminaba caminaban caminante caminantes camioneta camionetas campanas campera campillo campina
  canallas canastas candado candados candente canerias canje canon canones cantaba cantaban cantabria cantabrico cantada cantado cantamos cantan
  cantando cantantes cantaron canten cantera canteras canticos cantina cantor cantores capellan capos caprichosa caprichoso capta captar capturada
  capturadas capturado capturan carabina caravana caravanas caray carbonato carbonero carceles cardenal cardenales carencia carentes careta caretas
  caries carinosa carinoso carinosos carisma carla carlista carlistas carnicero carnivora carnivoras carnivoro carnivoros carolina carpetas carrasco
  carretas carrillo carrizo carroceria carrozas carteles cartilla cartones casado casal casan casar casares casaria cascara cascaras casen caserio
  caserios cases caseta casetas caspa casta castanos castas castellon castidad castiga castigan castro catalina catar catarata cataratas catedra
  catedras causaba causada causadas causaria cause causo cautivos cavernas cayera cazado cazan cazas cedro celestes celibato celular celulares ceniza
  cenizas censurado centavos centenar centenares centra centrada centradas centran centrar centrarse cepas cepillos cercado cerda cerebral cerebrales
  cerebros cerradura cerraduras cerre certera certero cesar cesion chale chama chapas charro chata checa checos chicle chinga chingo chivas chivo chivos
  choferes chola chorro chorros chota choza chozas chupa chupo ciervo ciervos cigarros cimas cinica cinico cinicos cinto circulos cisco cisne cisnes
  cisterna clama claman clarificar clasista clausura clava claveles clemente clero clips clones cloro coartada cocaina cocer cocida cocinan cocinera
  codices coercion cogia cogida cohesion cohete coincida coito cojan colacion colado coleccionar colectivo colegial colegiales coleta colgada colgadas
  colgado colgados colgando colima collado collares colocada colocadas colocamos colonial coloniales colonizar colorada colorado colorados colorantes
  colorida coloridas colorido coloridos coman comarcal comas combaten combo combustibles comediantes comentamos comentarios comerciar cometan cometemos
  cometida cometidas comicas comicios comience comiencen comillas comites comitiva compacta compadre compadres companera comparan compararse comparsa
  comparsas comparta compartan comparten comparti compartida compartidas compas compases compatible compatibles compete competidor compilacion compilar
  complace complete comportan compramos compraria comprendes comprobe comprobo compuesto compuestos computacion computador computadora computo comunico
  concedio concejos concentro concertacion concesion concha conchas concierne concuerdo condenas condensacion condones conducida conducido conducidos
  conducto conductos conduzca conduzcan conectas confesion confiamos confiere confirme congenita conmovido conocedor conocedores conoci conociamos
  conocian conociendo conocimos consagra consejeria consentir consiente consiga consigan consigas consistorio consolador consolida consolido constar
  constata constatar conste consuela consular consules consultada consultadas consultado consultados consultando consultiva consultor consultores
  consumado consumia consumido consumidos contable contactado contadas contador contadores contagia contagiar contamos contaran contaria contarle
  contarlo contarme contarnos contaste conte contendra contenga contenian contestan conteste contestes contiene contienen contigua contiguo conto
  contorno contornos contraido contrajo contrastar contrastes contrata contratas convenga convenia convenido convenientes convenir convenza convergen
  convergencia converso conversos converti convicto convictos convierta convierto convincentes conviven convocada convocadas convocan cooperacion
  copiado copian copiando copiar copla coplas coqueta corbatas cornea corno coronado corporacion corporaciones corporativa corporativas corra corran
  corras correa correccion correcciones corremos corria corridas corro corsarios corso cortamos cortan cortando cortante cortar corten cortinas corzo
  coser cosillas cosmico cosmos cosquillas costado costados costal costando costanera costear costera costeras costero cotas crece credo creencia
  creiamos creias cresta crimenes cromo cromos cronicas cruzaban cuaderno cuadernos cuadrado cualidad cuantico cuarentena cuaresma cuarteto cuarzo cuasi
  cubeta cubra cubran cubren cubrimos cucharada cuelgo cuerdo cuerno cuero cueros cuervo cuervos cuida cuidador cuidadores cuidadosa cuidamos cuidando
  cuidarlo cuidarlos cuidarme cuidarnos cuidas cuido culata culebra culpando culpo cunado curas cursando cursar cursi dadme dalia daneses dante daran
  dardo dardos darla daros darte debamos deban debeis deberemos deberiais debiamos debilita debilitada debilitado decadente deciamos decirnos decorativa
  decorativas decorativo decorativos decoro dedicarme deformacion delantal delicado delirante demandada demandado demente dementes demoro demos denota
  dentales departamento departamentos deportacion deportado deportar deprisa depuracion derivacion derogacion desagradables desagues desaparecio
  desarmado desarmados desarme desatada desatado descalza descansa descansado descarada descarado descargado descargan descargando descargo descontado
  descriptiva descriptivo desden deseamos desechar desee desees desembocar desfiles desgastado deshecho desierta designada designadas desmedida
  desmedido desolacion despacito despecho despedimos despegar despejar despertado despertar desplegar destacables destacada destapar destilacion
  desvelar desviando detallados detectada detectados detectan detectaron detecto detector detectores detengan detonacion devastacion devastada
  devolucion devoluciones diabolica diabolico dialectica dialecto dialectos diaria dibujado dicte dicto diego diferenciada diferenciado diferenciados
  diferencial diferenciarse difieren dignas dimensiones diran directivas dirija discreto discretos disculpo disfraces disfraza disfrazar distante
  distantes distintivo distintivos distraido divas divergencias divergente divergentes diversion divinas divisiones docente docentes doctores documenta
  documentada documentadas documentado documentados documentar doler dolorosa doloroso dolorosos dominica dominico dominicos dones dudan ecologista
  ecologistas economista economistas ecuatorial edificado edificar edita editados editan editando editar edito educador ejecutivo ejercido elche
  electrodos electron elegidas elegiste elena elevacion elevador elfos elite elites embalaje embarazo embarazos embarcacion embarco embrague emita
  emocional empapada empapado empenado empenados empeorar empiecen empleada empleadas empujado emulador enamoran enamorando enamorar encabezado
  encabezados encantadora encargaba encargamos encargan encargaria encargaron encargue encarnacion encarnado encendedor encerrada encerradas encerrado
  encerrados encias encina encinas encontraria enero enfermera enfermeras enfermero enfermeros enfermiza enfermizo enfocada enfocadas enganada enganaron
  enmendar enmienda enmiendas enriquecen ensenada entablar enterada enteramos enteran entere entes entrana entranas entregado entregados entregamos
  entregan entregara entregas entrenada entrever enumerados enviamos enviando enviaria envidiar enzima enzimas epica epicas equipacion equipado
  equipados ereccion erige ermitano eroticas eroticos escalando escalona escandalo escandalos escaner escapaba escapando escarlata esceptica escobar
  escoces escocesa escoceses escogida escogido escogidos escoltas escribano escribanos escribira escribire escribirlo escritor escupe escupiendo esencia
  esencias espada esparcido esparcidos esparcir esparta espartanos espasmos especia especializa especializada especializado especula espinosa espinoso
  esquemas esquiva esquivar establos estaca estacional estacionales estacionamiento estacionamientos estacionar estadista estafado estais estallar
  estampas estancada estancado estancados estandar estano estanteria estanterias estantes estatica estatuto esteis ester estimacion estimaciones
  estimado estimados estimar estimo estimulo estimulos estofado estrada estrado estragos estratos estrellado estrellarse estrena estrenado estrenar
  estrias estrofas estruendo estudiamos estudiando estudiantil estudiantiles estudiaste estudioso estudiosos estufa estufas etnia etnias eurozona
  evangelio evangelios evangelista evoca excedente excedentes excesiva excitacion excluida excluyente excluyentes excremento excrementos exencion
  exenciones exento exentos exige exijo existentes experimenta experimentada experimentamos experimentan experimentar explanada explorador exploradores
  explosiva explosivo explotan explotar exponentes exportar expres expresamos expresan expresen externas extra extraido extraidos extrajo extras
  extremas fachadas faena falacias falda faldas faltan fanatismo farmacos faros farsa fascismo fascista fascistas fases felix festejar festiva fetos
  filadelfia filamentos filtrado financia fincas fisco fisico flete floral florales floresta focal focos forja formadores forra fortalece forzosos
  fragancia francisca franquista franquistas frasco frazadas frena fresno frutales funcionario funcionarios fundacion fundaciones fundadores fundamenta
  fundamentada fundamentado fundamentar fundamento fundamentos fundicion furia fusil fusiles gafas galan galas galaxias galera galeras galos gamma
  garantes garantizada garcia garra garras gastaba gastan gastaron gaste genetico genio genital genitales gentil gentiles geologia gerencia gesta
  gestando gestores gimnasta giran giros gloriosa godos grabador grabadora grabamos grabando grabaron graduado graduados graficas granadas granados
  grant gratuidad grieta grietas gringa gringas gringo gringos grita gritando gritas guarda guardada guardadas guardian guardianes guarida gueto guido
  guita gustavo haberme habian habiles habilitacion habitacional habitacionales hablante hablantes hablare hablaria hablarme hablaste habran habrian
  haitiana haitiano haitianos hallados hallan hallar harinas hechizos heladera higos hinchada hinchadas hindi histeria historieta hitos honorario horca
  horda hordas hostil hostiles huelo hueso hurto idas ignorantes imaginaria imaginarias imaginarios impactante impactantes imparten imperante importando
  importarle importarme impotente impotentes imprimen impronta incision inclusivo incursion incursiones indice indices infantes inferior inferiores
  infernal infima inflamacion informa informante informantes informarse informativa informativas informativo informen ingresa ingresado ingresan
  ingresar ingresen inhalacion inherentes injurias inmorales inmortal inmortales inscrita inscritas inscrito inscritos inseguro inseguros instauracion
  instinto instituido instituyo instrumental insulina insultos integren intencional intentes interesarse interino internacion internada internado
  internados interpretes intolerable intrigas intrusion invasores inventario inventarios inventores inversor inversores invitaciones islandes israel
  israelita israelitas jalon jara jardinero jodas jugado jugados jugo jugos junco juntaron jurar juzgando juzgarlo lacio lama lamer lamina landa larva
  larvas latex latido latidos latiendo latigo latinoamerica latir laton lavado lavados lavando lavarse lavas lazos leccion lecciones lectora legiones
  lego legos lesiones leucemia levadura leves libera liberarlo libere libero libertario libertarios libio librarse licuadora liderato lidero ligar
  limita limito limosnas limpiado limpiador limpian linterna linternas lirico listados litio llaga llagas llamando llana llano llanos llanta llantas
  llanto llantos llanuras llegadas llenamos llenarse lleras llevados llevaremos llevemos lloramos lobos localmente locutores logos logro logros lomas
  lomos lorca losas luche lugarenos lunar lunares macarena macarrones maceta macetas macro madero madrina mafia mafias magica magicas magna magno magos
  malaria malditas maleza mallas malta malvinas mamar manada manadas manas mancera manchada manchadas manchado manco mandaria mandarin manguera
  mangueras manija manipula manitas manjar mansa manso manten manuel manzanares maquillar marana marcadas marcan marcando marcaron marchaba marchan
  marcharon marcia marciano marcianos marga marginal mariana mariano marica maricas marinero marineros mario mariquita mariscal marquesa marta martina
  marxismo masacres masones masticar matarnos mataron maternal maton matones matorrales matrimonial maura mauro mayonesa mayorias meando mecha medallas
  mediacion medianos mediatico mediaticos medicinal medicinales medicion mediciones medina medula mejia mejillas mejoren memorables memorizar mendigos
  mensajero mensajeros menti mentirme menton mentores meras merca mercader mercaderes mercaderia mercaderias mercedes mercurio merino merlo mesias metan
  meternos metia metiendo metio metodista metralla mexica midas midio mientas miente migrar milan mimos minas minera mineras mirarme mistica mistico
  misticos mitos mocho modales moderada moderadas modernismo modestia modificado modificar mojon moldes moler molienda molina monde monja monjas monje
  monjes monotono montaba montada montadas montados montajes montanosa montanosas montanoso montaron montilla moradores moraleja moralidad moran moreno
  morenos moriscos morse mosaicos mostraba mostrada mostrara movernos moviliza movilizado movilizan movilizar movilizo muelles mueras muerde muestren
  muevo mulas muleta municion musgo nacho nacion nado nafta narracion narraciones narrando nasal nasales natividad navas navio necesidad necesidades
  necesitada necesitadas necesitado necio necios neural neutra nicho nichos nidos ninfa ninfas ninja ninjas notacion notan notara notarial notoria
  notorio notorios nuera numerico numericos numerosa numeroso objetivos obligaba obligaban obligando obligara obligaria obrar obsesiva ocasional
  ocultarse ojeras olas olimpiada olimpiadas omnivoro opcional opone oponen oponer oponerse opongo opositor opositora opuestas orador oradores ordenada
  ordenando ordenaron organismo organizan originada originado originados originan orina orto ostia otero ovacion oveja ovejas pablo paciente pacientes
  pactos padecido padecio pagada pagadas pagana pagaremos pagaron paisanos pajarito pajaritos pajero pakistan palancas palas palatino palco palestra
  palio palmar palmo palomas palpable pampas panadero panaderos panas pancarta pancho pandemia pandilla pandillas panel paneles panos pantuflas papal
  papelera papeleria papeleta papeletas papiro paraba paracaidas paradero paradoja paradojas paramos paran parando parara pararme pararon parda
  parecemos pareceria paren parezco parido pariente parientes pario parir paris parisino paritaria parla parodias parral parranda parroquial
  parroquiales parten participar partimos pasadizo pasajera pasajero pasalo pasantes pasantia pasare pasarela pasarian pasase pasate pasional pasito
  pasto pastoral pata patan pateando patear patentes patillas patines patitas patricio patricios patrimonial patrimoniales patrio patrios patron
  patrones patrulla patrullas paulo pauta pautas pavadas pavos payasadas pecar pecas pedacito pedacitos pediatra pegamos pegan pegando pegar pegas pegue
  pegues peinados pelada pelar peleamos pelean peluquero pelvis penado penes pensadores pequenita peras percibe perciben percibidas percibido percibidos
  percibir perdais perdamos perdigones perfiles periodos peritos perla perlas permito perra perrera persisten persistir pertinente perversa perverso
  pesando pescador pescadores pescar pesquera pesqueras pesquero pestanas petardos picas pidas pierre pigmento pigmentos pila pilar pilares pileta
  pimenton pinchazo pinocho pintados pintora piojo piojos piola piolas pipas piquete pisadas pisado pisan pisando pisco pise pisotear pixel pixeles
  placa placenta plaga planchas planeamos plantada plantado plantados plantar plantaron planteles plaquetas plateado platicar platino playera playeras
  plazca poblado poblados pocho poderse podre podriais podrida podridas podridos polaridad polen policiaca polio polis polla pollas pollera polo polos
  polucion pomada poncho pondrian ponentes ponerlas ponerlos ponganse ponle ponte porcino poros porro porta portadas portador portas porteria posando
  posar poseemos poseo poses posta poste poster postes postor postular potentes pozos precedida precedido preciado preciados precisas predio predios
  prefacio premia prenda prendida prendido preparador prescrito presentado presentamos presidir presiones prestadores prestara presto presunta presuntas
  preveia previene primado primario primarios primates primaveral prime priorizar prisiones probable procedio procesan proclama producimos profe profes
  profusamente progresion projimo prole prolonga propagar propension propicia propinas proponga propongo prospeccion protectores protegia protegida
  protegidas protejan protestando protones provenia provision prudente prudentes psicologia psicologica psicologico psicologicos pubertad publicamos
  pudientes pudre puja pulgadas pulgar pulmonar pulmonares pulso pulsos punalada punaladas punos punteros puntual pureza puse pusimos putada quebrado
  quedaremos quedemos quejado quejamos quejando quejar quejarme quejarnos quejarse quejarte quemadas quemado quemados queman quemando quemarse queme
  quepa querais querida queridas querra querrian quier quieta quieto quimio quintana quintero quitamos quitarme quitarnos rabia raciales ramas ramon
  ramos ranas rapto ratas ratio razas reaccionado realizada realizadas realizado realizados realizan realizar reaparicion rebajado rebajar rebanada
  recalcar recargar recen recibiendo recitar reclamado reclutar recobrar recogido recogidos recogiendo recoja recojo recomendaba recomendada
  recomendadas recompensa recompensar recompensas recopila recordad recordara recordare recorde recorriendo recorrio recortado recortar recorte recto
  rectos recuadro recuerden recuperado recuperados recupere recupero recurre recurren recurrio reflejada reflejadas reflejado reflejados reflejar
  reformar reforzar regalamos regalias regar regazo regulacion regulados reido reimos relajarte relajate relata relatan relegado relevante relevantes
  remarcar remera remeras remocion remontan remoto renal renales rencores rendimiento rendimientos rentable rentables rentar reojo reparo reparticion
  repartido repartio repasar repatriacion reportar reportera reportes reporto representaron repugnantes reputacion requerido requeridos requisito
  resaltado resaltan resaltar rescatados rescatan reservando resfriado resguardo residual resiliencia resistencia resistencias respalda respaldan
  respetados respetan respetas respeten respetos respiracion restante restantes resto resucito resuelta resueltas resuelvan resultando resultantes
  resumida resumidas resumido resumiendo retar reticencia retirado retirados retiramos retorcido retornar retraso retrasos retratado retratar reuna
  revela revelacion revele reventa revisa revisada revisadas revuelta revueltas rezos rian riera rimas risco ritos rivalidad rivas rivera rizos rodas
  romances romanico romina rompa rompas rosca rotaciones rozas rudos ruedo rugido rupias sabiamos sabian sabiendas sabiendo sabina sable sables sabra
  sabran sabras sabre sabrosas sacada sacadas sacarnos sacha saciar sagas sagrario salar salarial salariales saldrian salgado salgamos saliamos saliente
  salientes salina saliva salle salma salmo salmos salomon saltado saltamontes saltan saltando saluda saludado saludamos saludarte salvada salvado
  salvador salvadora salvadores salvados salvame salvamos salvan salvando salvarla salvarle salvarnos salvarse salvemos sanar sandalias sandra sangra
  sangrado sanitaria santas santidad saqueado sarna satira secan secar secesion sectarios sectas sectorial sectoriales secuela sedan segui seguia
  seguiran seguirlo seguirlos seguirnos seguis sella semillas sena senado senalada senaladas senalados senas senoria senorios senorita senoritas
  senorito senos sensorial sensoriales sensuales sentamos sentarte sentiamos sentiras sentirlo sentirme sentirte serbia serena serial serna serrania
  servidor servidores servimos serviria servirse sesos severo severos sexos shows siena sientate sigilo silenciar sillones silva simio simular sintamos
  sintonia sirena sirenas sirva sirviente sirvientes sirvio sirvo soberana sobornar sobria socia soltado soltando solto soltura solvente sombria sonda
  sonia soplo soria soros suban subditos sueca suela sueldos sueltan suero sufridas sufrimos suicidas sumen supieran supimos suprimio surenos surgidas
  sutura tabletas tachado tacho tacon tacones tacto talco talentos talibanes talla tallas talle talon tanda tapada tapan tapia tapias tapices tapon
  tarado tarados tardando tarima tarro tartaros tatuado taxistas tazas tazon teclado teclados teclas tejada tejas tejer tememos temer temerario temia
  templado tempo tendemos tendia tendran tendreis tenerme tenes tenor tensa tensas tenso tentador terciario terco termica termicas terminal termitas
  ternura terrenal tetas texturas tienta timon tiradores tirano tirantes titan titanes tocado tocamos tocarme tocarse tolerantes tomare tomaste tonos
  tonteria topos toreo torero toreros tornillo tornillos torso torta tortas tortuga tortugas torturado torturados tosca tostones trabado trad tragicos
  traia traian traiciona traicionar traiga traigan traigas trama tramas tramposo tranquiliza transforme trapo trapos traspasa traspaso traste tratados
  tratamos tratan tratar tratemos traten traza trazados trazas tribuna tribunas trigo tristeza tristezas triunfado triunfan trompa trompas tropa tropas
  truco trucos tuberias tuerca tuercas tuiteros tumbar tunez turba turbo turquesa unitario universalidad vagancia vagos vainilla valentia valentina
  valentino valia validacion valija valijas valorizacion vanguardista vanos varas vargas variaciones vasos vastas vasto vegas vegeta veias veintena
  veintidos velar velero vello velos venado venados vencer vencido vencidos vendedor vendemos venderla venderlas venderlo venderlos vendia vendido
  vendidos vendimia vendio vendo vendrian vengadores venideros ventaja ventajas vente veraz verbo verbos verdadero verga vergas veriamos verja verme
  vernos versa verso versos vertices vertidas vertido vestidor vestiduras vestigio vestigios viajen viales vibora viboras vidal viera vieras viese
  vigencia vigia vigilada vigilado vigilados vigilantes vinculos viola violadas violadores violar violaron violencia visitantes vivamos vivan vivencia
  vivian vivida vividas vivido vivieron vocacional voladores volcar volverian volvieran vuelca vuelco vuestras zonal zoologia
`;
