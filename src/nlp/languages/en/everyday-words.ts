// Everyday English words that are a slip or two away from words our rules know: "likely" is no misspelt "lively", "witch" no
// "watch". Found by running the correction over the commonest words of the language, as wordfreq (Speer, 2022) counts them, and
// keeping what a spelling dictionary knows and no rule inflects.

export const EVERYDAY_WORDS = `
  aback abode abound abstraction abstractions accented accidental accordion accounting achieves acre acres acting activate activates activism actuality
  adobe adventurer adventurers advisor advisors agate agave agitated aground ahmad alcoholism alice alight allegations allen allot allotted alloy alloys
  almighty alps altercation alternate alternating amass amassing amaze amazement ambivalence angelica animator animators appalling appearing appreciable
  appreciative arabia arcane archer archers architectural archival archivist ardent argent arias armed armistice artistry aspiring aster astrological
  athleticism atmospheric atone attracting attrition australia austria autistic avian avoidable awaiting awry babble babel babes backer backers backroom
  baggy baht bale ballroom balsamic banding bangladesh bangs banked banker bankruptcy barbaric barbed barbs baring barked barker barking barks barley
  barns baron barons barriers barrow barrows barry barter bashed bashing bates baton batting battling bawling beacon beacons beads beaker beaks beams
  bearing bearings beater beaters bedside beech befitting befriend believer believers belting belts bending bends beset bettering bidding biker bikers
  bikini bikinis billboard billboards billet binding bindings binds birdies birthing bitching blackjack blaming blazing bleach bleached bleachers
  blending blessing blinding bling blocking blogging blogs bloke blond bloom blossoming bluff bluffs blushing boars boeing boggling bolder bolts
  bombings bonding boned boner bongo bonus boobies boobs booby booed booing bookies boomer boomers booms boost boosting boosts booting bordered
  bordering boris borne boron borrower borrowers botanist bottling bouncer bouncers bouts bowed bowing boxed braid braids brake braking branched brandy
  bras brats breach breached breaches breaching breeding brewer brewers bridging brilliance brilliantly brine brood brook brooke brooks brother brothers
  browning brownish brows bubbly buddhism buffer buffers bugger bulgaria bullying bumble bummer bunkers burglars burned bursting bushes bushy buster
  busters busty butch butler butte cadre cadres cages caller callers callous calmed cameo cameos campfire canadian canadians canaries candlelight canes
  canister cannon cannons canny canon canons capping capturing carded carer carers carver carving cashiers casing casings cast caste caster casters
  castes casting casts casually casualty catching catchy catherine caucuses caved caving celibacy cellular centered centering centrist centurion
  chainsaw champ champs chandelier changer changers chant chanting chants charger chargers chariots charter charters charting chasm chastity chattering
  cheat cheater cheaters cheats checkers cheering cheery cheesy childless chilling chimps chipping chirping chock chopping choruses chuck chugging
  churning cinder civil clamp clamping clamps clans clapping clare clarity clash clashes clashing clasp classically classifies classify clauses cleanest
  cleansed cleanser cleansing cleared clearing cleats cleaver click clicking clinging clinical clipping clippings clips cloak clocking clogging clogs
  clone cloned clones cloning closures clothed clots clotting clove clover cloves clutches clutching coarse coating coatings cobbled cocks coders codex
  coding coffers coherence colin collage collagen collar collared colleague colluded colonial colored coloring colossus colts columbia combing combs
  comer comers comforter commercially commissioner commissioners commodity communes communion communism communist communists commuted commutes compete
  competed competitor competitors compiled compiler compilers compiles complied complies composer composers composite composites compound compounds
  comprised comps computation computations compute computed concedes conceit conceptions conceptually concerted conch concussion concussions
  condensation conditional conditioner conditioners cones confidence confluence conjugate connecting consent consents consulted consults consummate
  contempt contends contextual convection convene convened converged conversational conversion conversions conveyed convicts cooper coping copped cords
  cores cornea cornet coroner correcting cortex cosmic couch counted countess coupe courteous courtiers coven covering covert covet coveted cracker
  crackers cracking crafting crafty cramming cramp cramping cramps cranked cranking crashing crass craved crawling creaking creditor creeks creme crept
  crevices cringing crock croft crops crossfire crowned crowns crows cruising crush crushes culled curled cursed curved curvy cysts daisies daisy damon
  dangling dante dares dashes daunting deadly dealer dealers dearth decal decals decay deceit decider decode decoy decreases decreasing defected
  deficits dejected delegate delegates demented demoted denoted dentistry departmental depleted deport deported depression depressions depressive
  depriving derail derive derives deriving descent descriptor deserted deserved destined destruct detain deterred deviated devolved diabetes diane
  diaries diary diced dicks diff differed digested digesting digitally directing directional directives disarmed discourses discus disguise disguised
  disguises dispense disperse disputed disputing disrupted disrupting disrupts distaste distract distracts distrust dived dividing doable docks doctoral
  dodge dodged dodger dodgers dogmatic domes dominion dominions doping dosing doubly doves downer downturn drafting draining dramatist dreading dreamers
  dreaming dried drifting drinkers drone drones drought droughts drown drowning drowns ducts dunks dwellers dyeing easing easterly eclectic eighteen
  electors electron electrons elegance elegantly elevated elevates elevation elevations emergent emery enact enacting encoding encyclopedia endurance
  enthusiasm entice entirely entirety entrants equating erotic essentially ester esters esther estimate ether exacting exceeding excelled excellency
  excellently excerpt excerpts excessive excise exclusion exclusively executes exemption exemptions exerting exertion exhaustion exhaustive exhibiting
  exhibitors exited exits exorcism exorcist expanse expedition expeditions expended expiring explode exploded explodes exploding explorer explorers
  expressive extant extremities extremity facility faintest fairies fairness familial famously fangs fanny fantasia fantasies fantastical fared farmed
  farming fastball fasten fasteners fats fatter faulty fave faves favoring favoritism feces fester fiend fiends files financier fined finisher finishers
  finnish firmer firmness fixer flair flame flames flare flares flees flourish flowered flowery fluke flute flutes foaming foils fondness footballer
  footballers foothills foraging foray forbes foreigner foreigners foremost forester foresters forestry foreword forge forged fortunate foxes fracking
  fragrant framed francis frankfurt fraser freaking freed frigates frills fritz fused gaming gaping garb gardener garments garnering gazette genera
  gentile gentiles gents genus gills gimme glancing gland glands glassy glazing gleaming glide goers goodies goody goons grads grasp grasping grassy
  grate grave graves grays grazing greed greene greener greening grille grind grinds groan groin grout grower growers growl guile guise hails hairy
  hales hallowed hallows halted halting halts halves handbags handing handling handsets hardball hardcore hares haste hastings hatching hater haters
  hauls haunting hayes hazing headers healed healers heals heaped hearth heartily heath heathens heave helms herpes herring highlighter highness hiker
  hikers hindi hinds hinting hippies hippy historian hither hoard hoarding holder holders holed holmes homer homers hooded hooker hookers hooks horde
  hordes hotly hughes hulls hundredth hungary hunted hustler hustling hyper illustrating illustrative illustrator illustrators imaging imperial
  importantly importing impotence impotent impression impressions impressive inanimate incest incisive inclined inclusion inclusions independence
  indices indifference indonesia inferior infernal infinitely informally informant informatics informational informed informer inherent insanity insider
  insiders instructing instructional instructors instrumentals integrative intensifies intensify intensity intensively intentional intently interact
  interacted interacts intercept intercepting intercepts intercom interment internal interned internment interpret interred intersecting intersex
  intimidate intolerable intricate intro inventor inventors inventory inversely invoking ionic ironic israel iterative jacked jazzy justices kilometer
  knack knobs knots laces lacked lacrosse lactation lance lapse latent latex lathe latterly leach leaps leapt leavers ledge lefties lefty leisurely
  lemme lengthen lessen lest lester levee lever levers librarian librarians licensed licked lien lightening lighters lightning likely limbs limes
  limiting liner liners lingered lingering listener listeners literacy livery livid loader loaders loaves lobes locality locating locket locking lockout
  locks logically loin loner longed longing looms looping loops lords lounging lunge lurch luther lynch machinery machinist macron magnetic maine maize
  malaysia manager managers mania manic manly manna manor manta manure marching mares margarine marginal marinade mariner mariners marital marketer
  marsh marshes martian martinez massacre massacres massed mastery masts mater maxed meaty mechanical meddle meddling medial median mediation medic
  medicaid medically medicare medicinal medics meditating meditative memorize memos mental messaged messed meteors milky millionth mills minded mined
  mingling minstrel mints mired misled missus mister mists misused mitch mixer mixers moaning moans mobilize modal modalities modality modem moderator
  modernism modernity modernize modestly modulate modules molds moles momentous momentum mommy mono moore moral morals morbidity moses mourning muddle
  mulch multiplied multiplier musically mustered musty mystical nasal natal navel navigable navigator navigators neatly neighborhoods nepal nerds nether
  neural niche niches niece nigeria nighttime nikki nineteen nobel noose normalcy normality nosed novelist observational occlusion odor olden omens
  opener openers opposing opting orchestral ordinarily ordinate organism organisms organist ornament ornaments orthopedic otters outgoing outliers
  outlying outset outsider overheated overload overloading overlord overruled overstated overt overtook overweight owens owner owners paced pacing
  padding paging pained pairings pakistan palatine palpable paltry pandering panes panicked panties pantry parading paradox paradoxes parenting pariah
  parity parkour parlance parry parse parsing parson parsons parting partisan partisans pasha passer passers pasted pastoral patch patches patented
  patrol patrols patron pats patsy patterns patting pauper pavement pavements paving pawns payer peacefully peachy peaking pears pearson peasant
  peasants pecking peddle peddling peeing peeking pence perfumes perish perks permanence pertinent peterson petty pharmacist pharmacists pheasant
  phonograph phony photographed photons piazza pirates pitcher pitchers pitting placement placer placing planing plank planks planners plantation
  plantations planters plating pleaded pleading plotting plumbing plums plush poets pointers poker poking polarity polio ponce poncho poplar popper
  poppies poppy populace popularly populate portrays posit posits poster postures potion potions pots pounding powder prague prayed preach precepts
  predicts prefect prehistory premises preset presided presser pressured presumed prevent prevents prick pricks primate primates primed prince princely
  princes princess princesses pristine privately professed profiled profited projects promised proms prong propel properly properties property proposal
  prosper prosperity protects provider providers provisional provoked prying psalm psalms pubic puddle puddles puffy puking pulse puncture purchaser
  purchasers puree purge pursue pusher putty quack qualifies qualify quarrels queen quicken quickness quilt quilts quirk quirks quitting raced racehorse
  racer racers racked racks rafting raged rages raging raiding raked raking ranger rankings ranting rants rapes raping rational rattling raven ravens
  razed reacting realty reaping rearing rebelled receding recourse recreate rectal redacted reductive reflexes regained regal regulated reins rejoined
  relates relay relayed relaying relays releases relegated religiously reliving reloaded reloading relocated remaking remote remover renal renaming
  renewals renounced repaid repeal repealed repellent repent repertoire replayed replaying repulsed researcher researchers resection reseller resented
  resentful residency resilience resistor resistors resold resolves resorted restored restores retailer retained retort revel revels reverence reversed
  reverted revive revolted rewarding ridge ridges rimmed riots roach roaches roadster roasted robes romania roost rooster roosters rooted ropes rosie
  roster rotor rotors rouge roulette rounding rouse roving rowan rubles ruining ruler saber sable sacked sacks sails saint salem salvador salve sander
  sanders sands sanitary satin saver savers savor savoy sawing scaled scalp scaly scamming scandals scant scarce scarcity scarf scariest scarred
  scarring scarves schooner scold scoot scorer scorers scots scout scouting scouts screeching screwing scripted scripture scriptures scrolled scuba
  sculptor sculptors sculptural seabed sealed sealing seams searing sears secession secreted sects sedated sedation seeding seedling seedlings seeks
  seeming seething seine seize seizes selfies selves semen senators sending seoul serge serrated settling severing sewing sexting shack shadowing shady
  shaker shakers shaking shaky shale shamed shane shard shards sharpened sharpest shave shaver shaves shawl shear shears shedding sheds sheen shelf
  sherry shifting shingle shingles shipped shitting shone shook shooter shooters shopped shoppers shortage shortcut shortcuts shortlist shortness
  shoving showering showy shred shunt shush shutting sicker sifting sighs sighting signatories signatory signing signings silencer silently silvery
  simmer simplex simplifies simplify singapore singh sinking sitting skater skaters skeletal skeptics sketchy skimming skipper skirting skirts skits
  slacking slacks slain slamming slapping slash slashes slashing slate slated slave sleet slider sliders slime slimming sling slinging slipped slits
  sliver slowing sluts smacks smartest smashing smear smears smelting smite smith smiths smoothed smoothing smoothness snacking snapping snare sneaking
  sneezing sniff snooping snore snort snorting snout snuff soared soaring soars societal softened solicited solver somber sonny sorting sowing spacer
  spacey spade spamming spanking spanning spans spared sparing sparked sparring sparse spasm spasms spate spear spears specialize specializes species
  speck spectral speeding spewing spied spike spiky spilling spinners spire spires spiritually spits splice splitting spoilers spoiling spook spooks
  spotting spout spouting springing sprint sprinting sprints sprite sprites sprouting spurt spying squarely squire squires squish stabbing stabs
  stacking staffing staged staining stains staircases stake staked stakes staking stalin stalk stalking stalks stalling stallion stamping stank stared
  stark starling starring startled startling startups starved stash stated stationary stats stave stead steamy steed stein stemming stems stent stepped
  sterling stiles stilts sting stinger stinging stings stint stirred stirring stirs stoke stokes stomp stomped stomping stoner stony stooges stoop
  stoppage stopper stoppers storing stork storming strain strained strand stranded strands strangely strangle strangled strap strapped straps strayed
  stressors striking stringent stripped striving strode stroking strongest strung strut struts stuart studs stuffing stuffy stump stumps stylist
  stylists stylus suave submitted subprime subset subsets sucking sued sugary suing summed sundae surpasses surpluses suspending sustained swain
  swallows swamp swamps swapping swarming swayed sweep sweeps swine swinger swingers swirling swish swore symphonic syringes tackling tagline taker
  takers tales taming tapes taping tarot tarp tasking taunting taxing taylor teeny template templates temporal terrific testified testifies theorems
  theories theresa thickens thine thingy thinning thong thongs thrall threaten thrifty thriller throes thyme ticked ticker tides tidings tier tiered
  tiers tighter tiled timed tirade titan titans token tokens tolerance tolerances tonal toner tongs topical totality trace traces trackers tracy trader
  traders trainees trait traitors traits tramp trams transform transforms transitional trashing trays tread treading treads treasurer trend trending
  trends trent triad tribe tribes tricking trier trinkets triple triples trite triumphant triumphed triumphs troopers trope tropes tropic tropics trough
  trucking trumpets trusting tunic turks twain tweaking twentieth twerking twine twink twisting tying unbreakable undefeated undersea underwater
  underway underwent unmarked unmarried unusually vague valve valves veer venerable ventures veritable verses vertically vertices viking vikings
  villager villagers vineyard violates viral virginity vitae vocation volley wading wafer wafers waging wailing waive waking wales wally walsh walter
  wanker wanna warship warships washed washers wasting watchdog waterfowl watermark waterworks waver wavering weaker weakly wearer weathering weave
  weaves weeding weighs weighty weirdness welding whale whines whiskers whitey whomever whore whores whosoever wicked wicket widens widow widows wield
  wielding wields wildfire wildfires willed willis winks wiper wipers wires wished wishing witch witches withdrawal withdrawals withering wives wonder
  woody worded worker workshop wracking wring writhing yeast yikes youngster zipped
`;
