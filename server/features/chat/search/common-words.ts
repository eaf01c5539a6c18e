/**
 * The commonest English words of four letters and more (vocabulary of GloVe, public domain): a word
 * that is one of them is no slip of typing, though no page holds it.
 */
export const commonWords: readonly string[] = `
  aaron abandon abandoned abbas abbey abdel abducted abdul abdullah abilities ability able aboard
  abolished abortion about above abraham abroad absence absent absolute absolutely absorbed abuse
  abused abuses academic academics academy accelerate accelerated accept acceptable acceptance
  accepted accepting access accessible accession accident accidentally accidents acclaimed
  accommodate accompanied accompanying accomplished accord accordance according accords account
  accountability accounted accounting accounts accuracy accurate accusations accuse accused
  accuses accusing aceh achieve achieved achievement achievements achieving acid acknowledge
  acknowledged acquire acquired acquiring acquisition acquisitions acquitted acres across acted
  acting action actions active actively activist activists activities activity actor actors
  actress acts actual actually acute adam adams adaptation adapted added adding addition
  additional additionally address addressed addresses addressing adds adelaide adequate adjacent
  adjust adjusted administered administration administrative administrator administrators admiral
  admission admit admits admitted adopt adopted adoption adrian adult adults advance advanced
  advances advancing advantage advantages adventure adventures advertisements advertising advice
  advised adviser advisers advisor advisory advocacy advocate advocates aerial aerospace affair
  affairs affect affected affecting affects affiliate affiliated afford affordable afghan
  afghanistan afghans afraid africa african africans after aftermath afternoon afterward
  afterwards again against agassi aged agencies agency agenda agent agents ages aggregate
  aggression aggressive aggressively aging agree agreed agreeing agreement agreements agrees
  agricultural agriculture ahead ahmad ahmadinejad ahmed aide aided aides aids ailing aimed aiming
  aims airborne airbus aircraft aired aires airing airline airlines airplane airport airports
  airstrikes airways alabama alan alarm alaska albania albanian albanians albany albert alberta
  alberto albright album albums alcohol alert alex alexander alfred algeria algerian alice alien
  alike alive allan allegations alleged allegedly allen alliance allied allies allocated allow
  allowed allowing allows ally almost alone along alongside alpha alpine already also alter
  altered alternate alternative alternatives although altitude altogether aluminum alumni always
  amateur amazing amazon ambassador ambassadors ambitions ambitious ambulance ambush amendment
  amendments america american americans americas amid amman ammunition amnesty among amongst
  amount amounted amounts amsterdam anaheim analysis analyst analysts anchor ancient anderson
  andre andrea andrew andrews andy angel angela angeles angels anger angered angle anglican angola
  angry animal animals animated animation ankara ankle anna annan anne anniversary announce
  announced announcement announces announcing annual annually anonymity anonymous another answer
  answered answers anthem anthony anthrax anti anticipated antitrust antonio anwar anxiety anxious
  anybody anymore anyone anything anyway anywhere apart apartheid apartment apartments apec
  apologized apology apparent apparently appeal appealed appealing appeals appear appearance
  appearances appeared appearing appears apple applicants application applications applied applies
  apply applying appoint appointed appointment appointments appreciate appreciation approach
  approached approaches approaching appropriate approval approve approved approximately april arab
  arabia arabic arabs arafat arbitration arch archaeological archbishop architect architects
  architectural architecture archives arctic area areas arena argentina argentine argue argued
  argues arguing argument arguments ariel aristide arizona arkansas arlington armed armenia
  armenian armies armored arms armstrong army arnold around arrange arranged arrangement
  arrangements array arrest arrested arrests arrival arrive arrived arrives arriving arroyo
  arsenal arthur article articles artifacts artificial artillery artist artistic artists arts
  asean ashcroft ashes ashley asia asian aside asked asking asks aspect aspects assad assassinated
  assassination assault assembled assembly asserted assess assessment asset assets assigned
  assignment assist assistance assistant assisted assists associate associated associates
  association associations assume assumed assuming assumption assurances assure assured astronauts
  astros asylum athens athlete athletes athletic athletics atlanta atlantic atmosphere atomic atop
  atrocities attached attack attacked attackers attacking attacks attempt attempted attempting
  attempts attend attendance attended attending attention attitude attitudes attorney attorneys
  attract attracted attracting attraction attractions attractive attributed attribution auckland
  auction audience audiences audio audit august aung austin australia australian australians
  austria austrian author authorities authority authorized authors auto automaker automakers
  automatic automatically automobile automotive autonomous autonomy autumn availability available
  avalanche avenue average averaged averaging aviation aviv avoid avoided avoiding awaited
  awaiting award awarded awards aware awareness away axis azerbaijan aziz babies baby bachelor
  back backdrop backed background backing backs backup bacteria badly baghdad bags bahrain baht
  bail bailey bailout baker balance balanced bali balkan balkans ball ballet ballot ballots balls
  baltic baltimore band bands bang bangkok bangladesh bank banker bankers banking bankrupt
  bankruptcy banks banned banner banning bans baptist barack barak barbara barcelona bare barely
  bargain bargaining barnes barney baron barracks barred barrel barrels barrier barriers barry
  bars base baseball based baseman basement bases bashir basic basically basin basis basket
  basketball basque basra bass bath bats batsman battalion batted battered batteries battery
  batting battle battled battlefield battles battling bayern beach beaches beam beans bear bearing
  bears beat beaten beating beatles beats beautiful beauty became because becker beckham become
  becomes becoming bedroom beds beef been beer before began begin beginning begins begun behalf
  behavior behaviour behind beijing being beings beirut belarus belfast belgian belgium belgrade
  belief beliefs believe believed believes believing bell bells belong belonged belonging belongs
  beloved below belt bench benchmark bend beneath benedict beneficial benefit benefited benefits
  bengal benjamin bennett bent berkeley berlin berlusconi bernanke bernard berry berth beside
  besides best bethlehem better betting betty between beverly beyond bhutto bias bible biblical
  bicycle bidding biden bids bigger biggest bike bilateral bill billboard billion billions bills
  billy binding biography biological biology bipartisan bird birdie birdies birds birmingham birth
  birthday bishop bishops bite bits bitter black blackburn blacks blair blake blame blamed blank
  blast blasted blasts blaze blend blew blind bloc block blockade blocked blocking blocks blog
  blood bloodshed bloody bloomberg blow blowing blown blue blues board boarding boards boat boats
  bobby bodies body boeing bogey bold bolivia bolster bolton bomb bombay bombed bomber bombers
  bombing bombings bombs bond bonds bone bones bonus bonuses book booked books boom booming boost
  boosted boosting booth boots bordeaux border borders bore boris born borough borrowed borrowing
  bosnia bosnian boss boston both bottle bottles bottom bought boulevard bounced bound boundaries
  boundary bout bowl bowler bowling boxer boxes boxing boycott boyfriend boys brad bradley brady
  brain branch branches brand branded brands brass brave braves brazil brazilian breach bread
  break breakaway breakdown breakfast breaking breaks breakthrough breast breath breathing breed
  breeding brent brett brian bribes brick bridge bridges brief briefed briefing briefly brigade
  brigades bright brilliant bring bringing brings brink brisbane bristol britain british broad
  broadcast broadcaster broadcasting broadcasts broader broadly broadway broke broken broker
  brokerage brokered brokers broncos bronx bronze brooklyn brooks brother brotherhood brothers
  brought brown bruce bruins bruno brush brussels brutal bryan bryant bubble buchanan buck
  buddhist budget budgets buenos buffalo build building buildings built bulgaria bulgarian bulk
  bull bullet bullets bulls bunch burden bureau burial buried burke burma burn burned burning
  burns burst burton burundi busch buses bush business businesses businessman businessmen busy
  butler butter butterfly button buyer buyers buying bypass cabin cabinet cable cafe cage cairo
  cake calculated calendar calgary california call called calling calls calm calories cambodia
  cambodian cambridge came camera cameras cameron cameroon camp campaign campaigned campaigning
  campaigns campbell camps campus canada canadian canadians canal cancel canceled cancelled cancer
  candidacy candidate candidates candy cannon cannot canyon capabilities capability capable
  capacity cape capita capital capitals capitol capped caps captain capture captured capturing
  carbon card cardiff cardinal cardinals cards care career careers careful carefully carey cargo
  caribbean carl carlo carlos carnival carol carolina caroline carpet carried carrier carriers
  carries carroll carry carrying cars cartel carter cartoon carved case cases casey cash casino
  cast casting castle castro casual casualties casualty catch catcher catches catching categories
  category cathedral catherine catholic catholics cats cattle caucasus caucus caught cause caused
  causes causing caution cautioned cautious cavalry cave cease ceased ceasefire ceiling celebrate
  celebrated celebrating celebration celebrations celebrities celebrity cell cells cellular celtic
  celtics cement cemetery census cent center centered centers central centre centres cents
  centuries century ceremonies ceremony certain certainly certificate certification certified chad
  chain chains chair chaired chairman chairs challenge challenged challenger challenges
  challenging chamber chambers champion champions championship championships chan chance
  chancellor chances chang change changed changes changing channel channels chaos chapel chapter
  chapters character characteristic characterized characters charge charged charges charging
  charitable charities charity charles charlie charlotte chart charter chartered charts chase
  chasing chat chavez cheap cheaper chechen chechnya check checked checking checkpoint checks
  cheese chef chelsea chemical chemicals chemistry chen cheney cherry chess chest chicago chicken
  chief chiefs child childhood children chile chilean china chinese chip chips chirac chocolate
  choice choices choir cholesterol choose choosing chopped chorus chose chosen chris christ
  christian christianity christians christie christine christmas christopher chronic chronicle
  chrysler chuck chung church churches cigarette cigarettes cincinnati cinema circle circles
  circuit circulation circumstances circus cited cities citigroup citing citizen citizens
  citizenship city civic civil civilian civilians civilization claim claimed claiming claims clan
  clark clarke clash clashed clashes class classes classic classical classics classification
  classified classroom claude clause clay clean cleaning clear cleared clearing clearly clemens
  clergy cleric clerk cleveland client clients cliff climate climb climbed climbing clinic
  clinical clinics clinton clock close closed closely closer closes closest closing closure
  clothes clothing cloud clouds club clubs clues cluster coach coached coaches coaching coal
  coalition coast coastal coat coca cocaine code codes coffee cohen coins coke cola cold cole
  coleman colin collaboration collapse collapsed collar colleague colleagues collect collected
  collecting collection collections collective college colleges collins collision colombia
  colombian colombo colonel colonial colonies colony color colorado colored colorful colors colour
  colts columbia columbus column columnist columns combat combination combine combined come
  comeback comedian comedy comes comfort comfortable comic comics coming command commanded
  commander commanders commanding comment commentary commentator commented comments commerce
  commercial commercials commission commissioned commissioner commissioners commissions commit
  commitment commitments committed committee committees committing commodities commodity common
  commonly commons commonwealth commune communicate communication communications communism
  communist communists communities community compact companies companion company comparable
  compare compared comparison compelling compensate compensation compete competed competing
  competition competitions competitive competitor competitors compilation compiled complain
  complained complaining complaint complaints complete completed completely completing completion
  complex compliance complicated complications comply component components composed composer
  composite composition compound compounds comprehensive comprises comprising compromise computer
  computers computing conceded conceived concentrate concentrated concentration concept concepts
  concern concerned concerning concerns concert concerts concessions conclude concluded conclusion
  conclusions concrete condemn condemned condition conditions condoleezza conduct conducted
  conducting conductor confederate confederation conference conferences confessed confidence
  confident confidential confined confirm confirmation confirmed confiscated conflict conflicts
  confront confrontation confronted confused confusion congo congolese congregation congress
  congressional congressman connect connected connecticut connecting connection connections
  conscious consciousness consecutive consensus consent consequence consequences consequently
  conservation conservative conservatives consider considerable considerably consideration
  considered considering considers consist consisted consistent consistently consisting consists
  consolidated consolidation consortium conspiracy constant constantly constituency constitute
  constitution constitutional construct constructed construction constructive consulate consultant
  consultation consultations consulting consumed consumer consumers consumption contact contacted
  contacts contain contained container containing contains contaminated contemporary contend
  contender contenders content contention contentious contents contest contested contests context
  continent continental contingent continue continued continues continuing continuous contract
  contracted contractor contractors contracts contrary contrast contribute contributed
  contributing contribution contributions control controlled controlling controls controversial
  controversy convention conventional conventions conversation conversations conversion convert
  converted convicted conviction convictions convince convinced convincing convoy cook cooked
  cooking cool cooling cooper cooperate cooperating cooperation cooperative coordinate coordinated
  coordination coordinator cope copenhagen copies copper copy copyright core corn corner corners
  corporate corporation corporations corps correct correction correspondent corresponding corridor
  corrupt corruption cost costa costly costs cotton could council councils counsel counseling
  count counted counter counterpart counterparts counties counting countries country countryside
  counts county coup couple coupled couples courage course courses court courthouse courtroom
  courts cousin cover coverage covered covering covers cowboys coxnet crack crackdown craft craig
  crash crashed crashes crawford crazy cream create created creates creating creation creative
  creator creatures credentials credibility credible credit credited creditors credits creek crew
  crews cricket crime crimes criminal criminals crises crisis criteria critic critical critically
  criticised criticism criticized critics croat croatia croatian croats crop crops cross crossed
  crosses crossing crowd crowded crowds crown crucial crude cruise crush crushed cruz crying
  crystal cuba cuban cubic cubs cult cultural culture cultures cups curb cure curfew currencies
  currency current currently curriculum curtis curve custody custom customer customers customs
  cuts cutting cycle cycling cyclone cypriot cyprus czech daily dairy dakota dalai dale dallas
  damage damaged damages damaging damascus dame dance dancer dancers dancing danger dangerous
  dangers daniel danish danny darfur dark darkness darren data database datafile date dated dates
  dating daughter daughters dave davenport david davies davis dawn days dayton dead deadliest
  deadline deadlock deadly deal dealer dealers dealing deals dealt dean dear death deaths debate
  debates debris debt debts debut debuted decade decades december decent decide decided decides
  deciding decision decisions decisive deck declaration declare declared declaring decline
  declined declines declining decorated decrease decreased decree dedicated deemed deep deeper
  deeply deer default defeat defeated defeating defeats defence defend defendant defendants
  defended defender defenders defending defense defenses defensive deficit deficits define defined
  defining definitely definition degree degrees delaware delay delayed delays delegate delegates
  delegation delhi deliberately delicate delighted deliver delivered deliveries delivering
  delivery dell delta demand demanded demanding demands democracy democrat democratic democrats
  demographics demolished demonstrate demonstrated demonstration demonstrations demonstrators deng
  denied denies denmark dennis denounced density denver deny denying departed department
  departments departure depend dependent depending depends depicted deploy deployed deployment
  deported deposit deposits depot depressed depression depth deputies deputy derby derek derived
  descendants descent describe described describes describing description desert deserve deserved
  deserves design designated designation designed designer designers designs desire desired desk
  desperate desperately despite destination destinations destroy destroyed destroying destruction
  detail detailed details detained detainees detect detected detective detention determination
  determine determined determining detroit deutsche devastated devastating develop developed
  developer developers developing development developments device devices devil devils devoted
  dhaka diabetes diagnosed diagnosis dialogue diameter diamond diana dick dictator dictatorship
  died diego dies diesel diet difference differences different differently difficult difficulties
  difficulty digit digital dignity dining dinner diocese dioxide diplomacy diplomat diplomatic
  diplomats dipped direct directed directing direction directions directly director directors dirt
  dirty disabled disambiguation disappearance disappeared disappointed disappointing
  disappointment disarm disarmament disaster disasters disastrous disbanded disc discipline
  disclose disclosed disclosure discount discover discovered discovery discrimination discuss
  discussed discussing discussion discussions disease diseases dish dishes disk dismiss dismissal
  dismissed disney disorder disorders dispatched displaced display displayed displays disposal
  dispute disputed disputes disrupt disrupted dissident dissidents dissolved distance distant
  distinct distinction distinctive distinguished distribute distributed distribution district
  districts disturbing diverse diversity divide divided dividend divine diving division divisions
  divorce divorced dlrs dock doctor doctors doctrine document documentary documented documents
  dodge dodgers does dogs doha doing dole dollar dollars dolphins domain dome domestic dominance
  dominant dominate dominated dominican donald donated donation donations done donor donors door
  doors doping double doubled doubles doubt doubts doug douglas down downhill download downs
  downtown downturn downward dozen dozens dprk draft drafted drag dragged dragon drain drama
  dramatic dramatically draw drawing drawings drawn draws dream dreams dress dressed dressing drew
  dried drill drilling drink drinking drinks drive driven driver drivers drives driving drop
  dropped dropping drops drought drove drug drugs drum drummer drums drunk dual dubai dubbed
  dublin duck ducks duke dumped duncan duration durham during dust dutch duties duty dying dynamic
  dynasty each eager eagle eagles earl earlier earliest early earn earned earning earnings ears
  earth earthquake ease eased easier easily easing east easter eastern easy eating echoed economic
  economically economics economies economist economists economy ecuador eddie edgar edge edged
  edges edinburgh edited edition editions editor editorial editors edmonton educated education
  educational edward edwards effect effective effectively effectiveness effects efficiency
  efficient effort efforts eggs egypt egyptian ehud eight eighth either elaborate elder elderly
  eldest elect elected election elections electoral electorate electric electrical electricity
  electronic electronics elegant element elementary elements elephant elevated elevation eleven
  eligible eliminate eliminated eliminating elimination elite elizabeth ellen elliott ellis else
  elsewhere elvis embargo embarrassing embassies embassy embrace embraced emerge emerged emergency
  emerging emirates emissions emotion emotional emotions emperor emphasis emphasized empire employ
  employed employee employees employer employers employment employs empty enable enabled enacted
  enclave encounter encountered encourage encouraged encouraging endangered ended endemic ending
  endorsed endorsement ends enemies enemy energy enforce enforcement engage engaged engagement
  engaging engine engineer engineering engineers engines england english enhance enhanced
  enhancing enjoy enjoyed enjoying enjoys enlisted enormous enough enrichment enrolled enrollment
  enron ensemble ensure ensuring enter entered entering enterprise enterprises enters
  entertainment enthusiasm enthusiastic entire entirely entities entitled entity entrance
  entrepreneurs entry environment environmental envoy epic epidemic episcopal episode episodes
  equal equality equally equation equipment equipped equity equivalent erdogan erected eric
  eritrea error errors erupted escape escaped escort especially espn essence essential essentially
  establish established establishing establishment estate estimate estimated estimates estonia
  estrada ethical ethics ethiopia ethiopian ethnic eugene euro europe european europeans euros
  eurozone evacuate evacuated evacuation evaluate evaluation evans even evening event events
  eventual eventually ever everton every everybody everyday everyone everything everywhere
  evidence evident evil evolution evolved exact exactly examination examine examined examining
  example examples exceed exceeded excellence excellent except exception exceptional excess
  excessive exchange exchanged exchanges excited excitement exciting excluded excluding exclusive
  exclusively excuse executed execution executions executive executives exercise exercises
  exhausted exhibit exhibited exhibition exhibitions exhibits exile exiled exist existed existence
  existing exists exit expand expanded expanding expansion expect expectation expectations
  expected expecting expects expedition expelled expense expenses expensive experience experienced
  experiences experiment experimental experiments expert expertise experts expired expires explain
  explained explaining explains explanation exploded exploration explore explorer exploring
  explosion explosions explosive explosives export exported exporters exporting exports exposed
  exposure express expressed expressing expression extend extended extending extends extension
  extensive extensively extent external extra extradition extraordinary extreme extremely
  extremist extremists eyes fabric face facebook faced faces facilitate facilities facility facing
  fact faction factions facto factor factories factors factory facts faculty fail failed failing
  fails failure failures fair fairly faith faithful fake falcons fall fallen falling falls
  fallujah false fame famed familiar families family famous fans fantastic fantasy farc fare fares
  farm farmer farmers farming farms farther fashion fashioned fast faster fastest fatah fatal fate
  father fathers fault favor favorable favored favorite favorites favors favour favourite fear
  feared fearing fears feature featured features featuring february federal federation federer
  feed feeding feel feeling feelings feels fees feet fein felipe felix fell fellow felt female
  females fence ferdinand ferguson fernandez fernando ferrari ferry festival festivals fever fewer
  fiat fiber fiction fictional fidel fidelity field fields fierce fifa fifteen fifth fifty fight
  fighter fighters fighting fights figure figured figures fiji file filed files filing filipino
  fill filled filling film filmed filming filmmaker films final finale finally finals finance
  financed finances financial financially financing find finding findings finds fine fined fines
  finest finger fingers finish finished finishes finishing finland finnish fire firearms fired
  firefighters fires fireworks firing firm firmly firms first fiscal fischer fish fisher fisheries
  fishermen fishing fitness fitted fitzgerald five fixed fixing flag flags flagship flames flash
  flat flavor fled flee fleeing fleet fleming flew flexibility flexible flies flight flights
  floating flood flooded flooding floods floor floors florence florida flour flow flower flowers
  flowing flown flows floyd fluid flying focus focused focuses focusing fold folk folks follow
  followed followers following follows food foods foot footage football footballer forbes
  forbidden force forced forces forcing ford forecast forecasts foreign foreigners forest forests
  forever forge forged forget forgotten form formal formally format formation formed former
  formerly forming forms formula fort forth forthcoming fortress fortune fortunes forty forum
  forward fossil foster fought foul found foundation foundations founded founder founders founding
  four fourteen fourth fraction fragile frame framework france franchise francis francisco franco
  francois francs frank frankfurt franklin franz fraud fred frederick free freed freedom freely
  freeman freestyle freeze freezing freight french frenchman frequency frequent frequently fresh
  freshman friday friend friendly friends friendship from front frontier frozen fruit fruits
  frustrated frustration fuel fueled fujimori fulfill full fully function functional functioning
  functions fund fundamental funded funding funds funeral funny furious furniture further
  furthermore future futures gabriel gain gained gaining gains galaxy gallery gallon gamble
  gambling game games gaming gandhi gang gangs garage garbage garcia garden gardens garlic
  garrison gary gases gasoline gate gates gather gathered gathering gauge gave gaza gear gender
  gene general generally generals generate generated generating generation generations generic
  generous genes genetic geneva genocide genre genuine genus geographic geography geological
  george georgia georgian gerald german germans germany gesture gets getting ghana ghost giant
  giants gibbs gibson gift gifts gilbert gingrich girl girlfriend girls giuliani give given gives
  giving glad glasgow glass glen glenn global globe gloria glory gmina goal goalie goalkeeper
  goals gods goes going gold golden goldman golf gone gonzalez good goods goodwill google gordon
  gore gospel gotten governance governed governing government governmental governments governor
  governors grab grabbed grace grade grades gradually graduate graduated graduates graduating
  graduation graf graham grain grammar grammy grams grand grandchildren grande grandfather
  grandmother grandson grant granted granting grants graphic graphics grass grateful grave graves
  gravity gray great greater greatest greatly greece greek green greene greenhouse greens
  greenspan greeted greg gregory grenade grenades grew grey grid grief griffin grim grip grocery
  gross ground grounds group groups grove grow growing grown grows growth grozny guangdong
  guangzhou guantanamo guarantee guaranteed guarantees guard guarded guardian guards guatemala
  guerrilla guerrillas guess guest guests guidance guide guided guidelines guild guilt guilty
  guinea guitar guitarist gulf gunfire gunman gunmen guns guys habitat habits hague hailed hair
  haiti haitian half halftime halfway hall halls halt halted hamas hamburg hamid hamilton hamlet
  hammer hampshire hand handed hander handful handing handle handled handling hands hang hanging
  hanoi hans happen happened happening happens happy harassment harbor harbour hard harder hardest
  hardline hardly hardware hariri harm harmony harold harper harris harrison harry harsh hart
  harvard harvest harvey hassan hate hatred haul havana have haven having hawaii hawks hayes head
  headed header heading headline headlines headquartered headquarters heads healing health
  healthcare healthy hear heard hearing hearings heart hearts heat heated heating heaven heavily
  heavy heavyweight hebrew hebron hectares hedge heels height heightened heights heir held helen
  helicopter helicopters hell help helped helpful helping helps hemisphere hence henderson henry
  herald herbert here herein heritage hernandez hero heroes heroin herself hewitt hezbollah hidden
  hide hiding high higher highest highlight highlighted highlights highly highs highway highways
  hike hill hillary hills hilton himself hindu hinted hire hired hiring hispanic historian
  historians historic historical historically history hitler hits hitter hitting hockey hold
  holder holders holding holdings holds hole holes holiday holidays holland hollywood holmes
  holocaust holy home homeland homeless homeowners homer homers homes hometown honda honduras
  honest hong honor honorary honored honors honour honours hood hook hope hoped hopeful hopefully
  hopes hoping hopkins horizon horn horror horse horses hosni hospital hospitalized hospitals host
  hostage hostages hosted hostile hosting hosts hotel hotels hour hours house housed household
  householder households houses housing houston howard however huang hudson huge hugh hughes hugo
  hull human humanitarian humanity humans humor hundred hundreds hung hungarian hungary hunger
  hungry hunt hunter hunting hurdles hurricane hurricanes hurt husband hussein hutu hybrid
  hydrogen iaea ibrahim iceland icon idaho idea ideal ideas identical identification identified
  identify identifying identity ideological ideology idol ignore ignored ignoring igor illegal
  illegally illinois illness illustrated image images imagination imagine immediate immediately
  immigrant immigrants immigration imminent immune immunity impact impeachment imperial implement
  implementation implemented implementing implications import importance important imported
  imports impose imposed imposing impossible impoverished impressed impression impressive
  imprisoned imprisonment improve improved improvement improvements improving inability inadequate
  inappropriate inaugural inauguration incentive incentives inch inches incident incidents include
  included includes including inclusion income incomes incoming incorporated increase increased
  increases increasing increasingly incredible incumbent indeed independence independent
  independently index india indian indiana indianapolis indians indicate indicated indicates
  indicating indication indications indicator indicators indicted indictment indies indigenous
  individual individuals indonesia indonesian indoor industrial industries industry inevitable
  infant infantry infected infection infections inflation influence influenced influences
  influential inform informal information informed infrastructure ingredients inhabitants
  inherited initial initially initiated initiative initiatives injection injured injuries injuring
  injury inland inmates inner inning innings innocence innocent innovation innovative input
  inquiry inside insight insist insisted insisting insists inspection inspections inspector
  inspectors inspiration inspired instability install installation installations installed
  instance instances instant instead institute institutes institution institutional institutions
  instructed instruction instructions instructor instrument instrumental instruments insufficient
  insurance insurers insurgency insurgent insurgents intact integral integrated integration
  integrity intel intellectual intelligence intelligent intend intended intends intense
  intensified intensity intensive intent intention intentions inter interaction interactive
  interest interested interesting interests interfax interference interim interior intermediate
  internal international internet interpretation interpreted interrogation interrupted
  intersection interstate intervene intervention interview interviewed interviews into introduce
  introduced introducing introduction invaded invasion invented inventories inventory invest
  invested investigate investigated investigating investigation investigations investigative
  investigator investigators investing investment investments investor investors invitation invite
  invited involve involved involvement involves involving iowa iran iranian iranians iraq iraqi
  iraqis ireland irish iron islam islamabad islamic islamist island islanders islands ismail
  isolated isolation israel israeli israelis issue issued issues issuing istanbul italian italians
  italy itar item items itself ivan ivanov ivory jack jacket jackie jackson jacksonville jacob
  jacques jail jailed jakarta jamaica james jamie jane janet january japan japanese jason java
  javier jazz jean jeff jefferson jeffrey jenkins jennifer jeremy jerry jersey jerusalem jesse
  jessica jesus jets jewelry jewish jews jiang jihad jimmy jintao joan jobless jobs joel
  johannesburg john johnny johnson johnston join joined joining joins joint jointly joke jokes
  jonathan jones jong jordan jordanian jorge jose joseph josh journal journalism journalist
  journalists journey juan judge judged judges judgment judicial judiciary juice julia julian
  julie july jump jumped jumping junction june jungle junior junta jurisdiction jurors jury just
  justice justices justified justify justin juvenile juventus kabila kabul kahn kandahar kansas
  karachi karadzic karen karl karzai kashmir kate katrina kazakhstan keen keep keeper keeping
  keeps keith kelly kennedy kenneth kenny kent kentucky kenya kenyan kept kerry kevin keys khan
  khartoum khatami khmer kick kicked kicking kicks kidnapped kidnappers kidnapping kidney kids
  kiev kill killed killer killers killing killings kills kilograms kilometers kilometres kind
  kinds king kingdom kings kirk kiss kitchen klein knee knew knicks knife knight knock knocked
  know knowing knowledge known knows kobe kofi kohl koizumi kong korea korean koreans kosovo
  kremlin kuala kumar kurdish kurds kurt kuwait kuwaiti kyle kyoto kyrgyzstan label labeled labels
  labor laboratories laboratory labour lack lacked lacking lacks laden ladies lady laid lake
  lakers lakes lama lance land landed landing landmark lands landscape landslide lane language
  languages lanka lankan laos laps large largely larger largest larry laser last lasted lasting
  late lately later latest latin latino latter latvia laugh launch launched launches launching
  laundering laura laurent lawmaker lawmakers lawn lawrence laws lawsuit lawsuits lawyer lawyers
  layer layers laying layoffs layout lazio lead leader leaders leadership leading leads leaf
  league leagues leak leaked leaning leap learn learned learning lease least leather leave leaves
  leaving lebanese lebanon lecture lectures leeds left leftist legacy legal legally legend
  legendary legislation legislative legislator legislators legislature legitimate legs lehman
  leicester lemon lenders lending length lengthy lens leon leonard leone lesbian leslie less
  lesser lesson lessons lethal lets letter letters letting level levels levy lewinsky lewis
  liability liberal liberals liberation liberia liberties liberty libraries library libya libyan
  license licensed licenses licensing lieberman lies lieutenant life lifestyle lifetime lift
  lifted lifting lifts light lighter lighting lightly lightning lights like liked likelihood
  likely likes likewise likud lima limit limitations limited limiting limits lincoln linda line
  linebacker lined lines lineup link linked linking links lion lions liquid liquidity lisa lisbon
  list listed listen listening listing lists literally literary literature lithuania litigation
  little live lived liver liverpool lives livestock living lloyd load loaded loan loans lobby
  lobbying local locally locals located location locations lock locked locker locomotives lodge
  logic logistics logo london lone long longer longest longtime look looked looking looks loop
  loose lopez lord lords lose losers loses losing loss losses lost lots lott lottery loud louis
  louise louisiana love loved lover lovers loves loving lower lowered lowest loyal loyalty ltte
  lucas luck lucky lucrative luis luke lumpur lunar lunch lung lure luther luxembourg luxury lying
  lynch lynn lyon lyrics macao macedonia machine machinery machines made madison madonna madrid
  mafia magazine magazines magic magistrate magnetic magnitude mahathir mahmoud mail main maine
  mainland mainly mainstream maintain maintained maintaining maintains maintenance major majority
  majors make maker makers makes makeup making malaria malaysia malaysian malcolm male males
  maliki mall malta manage managed management manager managers manages managing manchester mandate
  mandatory mandela manhattan manila manner manning manor mansion manual manuel manufacture
  manufactured manufacturer manufacturers manufacturing manuscript many maps marathon marble marc
  march marched marching marco marcos marcus margaret margin margins maria marie marijuana marine
  mariners marines mario marion maritime mark marked market marketing marketplace markets marking
  marks marriage marriages married marry mars marseille marsh marshall mart martha martial martin
  martinez marvel mary maryland mask mason mass massachusetts massacre masses massive master
  masters match matched matches matching mate material materials math mathematical mathematics
  matt matter matters matthew mature maurice maximum maybe mayor mbeki mccain mccarthy mcdonald
  meal meals mean meaning meaningful means meant meantime meanwhile measure measured measures
  measuring meat mechanical mechanics mechanism mechanisms medal medalist medals media median
  mediation medicaid medical medicare medication medicine medicines medieval mediterranean medium
  medvedev meet meeting meetings meets melbourne member members membership memo memorable
  memorandum memorial memories memory memphis mental mentally mention mentioned mentor menu
  mercantile mercedes merchandise merchant merchants mercury mercy mere merely merge merged merger
  merit merkel merrill mess message messages metal metals meter meters method methodist methods
  metres metric metro metropolitan mets mexican mexico meyer miami michael michel michelle
  michigan mickey microsoft midday middle mideast midfielder midnight midst midway midwest might
  mighty migrants migration miguel mike mikhail milan mild mile miles militant militants military
  militia militiamen militias milk mill millennium miller million millions mills milosevic
  milwaukee mind minded minds mine mineral miners mines ming mini minimal minimum mining minister
  ministerial ministers ministries ministry minneapolis minnesota minor minorities minority minus
  minute minutes miracle mirror miss missed missile missiles missing mission missionary missions
  mississippi missouri mistake mistakes mitchell mitsubishi mixed mixture mobile mode model models
  moderate modern modest modified mogadishu mohamed mohammad mohammed molecular moment moments
  momentum monaco monarch monarchy monastery monday monetary money mongolia monica monitor
  monitored monitoring monitors monk monks monopoly monster montana monte montenegro montgomery
  month monthly months montreal monument mood moody moon moore moral morales more moreover morgan
  morning moroccan morocco morris morrison mortar mortgage mortgages moscow moslem mosque moss
  most mostly mosul moth mother mothers motion motivated motivation motive motor motorcycle motors
  mount mountain mountainous mountains mounted mounting mourning mouse mouth move moved movement
  movements moves movie movies moving mozambique mubarak much mugabe muhammad multi multinational
  multiple mumbai munich municipal municipalities municipality murder murdered murders murdoch
  murphy murray muscle museum museums musharraf music musical musician musicians muslim muslims
  must mutual myanmar myers myself mysterious mystery nadal nairobi naked name named namely names
  namibia naming nancy narrative narrow narrowly nasa nascar nasdaq nashville nathan nation
  national nationalist nationalists nationally nationals nations nationwide native nato natural
  naturally nature naval navigation navy nazi nazis ncaa near nearby nearest nearly nebraska
  necessarily necessary neck need needed needs negative negotiate negotiated negotiating
  negotiation negotiations negotiator negotiators neighbor neighborhood neighborhoods neighboring
  neighbors neighbouring neil neither nelson nepal nephew nerve nervous netanyahu netherlands nets
  network networking networks neutral nevada never nevertheless newark newcastle newer newest
  newly newman newport news newspaper newspapers newton next nicaragua nice nicholas nick nickname
  nicknamed nicolas nicole niger nigeria nigerian night nightmare nights nikkei nine ninth nissan
  nixon nobel noble nobody noise nominated nomination nominations nominee nominees none
  nonetheless nonprofit noon norfolk normal normally norman north northeast northeastern northern
  northwest northwestern norway norwegian nose notable notably note noted notes nothing notice
  noticed notified noting notion notorious notre nova novel novelist novels november nowhere
  nuclear number numbers numerous nurse nurses nursing nutrition oakland oath obama object
  objections objective objectives objects obligation obligations observation observations
  observatory observe observed observer observers obstacle obstacles obtain obtained obtaining
  obvious obviously occasion occasional occasionally occasions occupation occupied occur occurred
  occurring occurs ocean october odds offenders offense offensive offer offered offering offerings
  offers office officer officers offices official officially officials offset offshore often ohio
  oklahoma older oldest olive oliver olmert olympic olympics omar once ones ongoing online only
  ontario onto opec open opened opener opening openly opens opera operate operated operates
  operating operation operational operations operator operators opinion opinions opponent
  opponents opportunities opportunity oppose opposed opposes opposing opposite opposition opted
  optimism optimistic option optional options oracle oral orange orbit orchestra order ordered
  ordering orders ordinary oregon organ organic organisation organisations organised organization
  organizations organize organized organizers organizing organs orientation oriented origin
  original originally originated origins orlando orleans orthodox osama oscar oslo other others
  otherwise ottawa ottoman ought ounce ourselves oust ousted outbreak outcome outdoor outer outfit
  outgoing outlets outlined outlook output outrage outright outside outskirts outspoken
  outstanding oval oven over overall overcome overhaul overhead overnight overs overseas oversee
  overseeing oversees oversight overthrow overtime overturned overview overwhelmed overwhelming
  overwhelmingly owed owen owned owner owners ownership owns oxford oxygen pablo pace pacific pack
  package packages packed pact page pages paid pain painful paint painted painter painting
  paintings pair pairs pakistan pakistani palace pale palestine palestinian palestinians palin
  palm palmer panama panel panels panic panthers pants paper papers papua parade paradise paraguay
  parallel paramilitary paramount parent parents paris parish park parked parker parking parks
  parliament parliamentary parole part partial partially participants participate participated
  participating participation particles particular particularly parties partisan partly partner
  partners partnership partnerships parts party pass passage passed passenger passengers passes
  passing passion passport past pastor pataki patch patent path patience patient patients patricia
  patrick patriotic patriots patrol patrols pattern patterns patterson paul paulo paying payment
  payments payroll pays peace peaceful peacefully peacekeepers peacekeeping peak peaked pearl
  pedro peer peers penalties penalty pence pending peninsula penn pennsylvania penny pension
  pensions pentagon people peoples pepper perceived percent percentage perception peres perez
  perfect perfectly perform performance performances performed performer performers performing
  perhaps period periods permanent permanently permission permit permits permitted perry persian
  persistent person personal personality personally personnel persons perspective persuade
  persuaded perth peru peruvian pervez peso pesos pete peter petersburg peterson petition
  petroleum pharmaceutical phase phenomenon phil philadelphia philip philippe philippine
  philippines phillips philosophy phoenix phone phones photo photograph photographer photographs
  photography photos phrase physical physically physician physicians physics pianist piano pick
  picked picking picks pickup picture pictures piece pieces pierce pierre pilgrims pilot pilots
  pine pink pioneer pipe pipeline piracy pirates pistol pitch pitched pitcher pitchers pitches
  pitching pittsburgh pizza place placed places placing plagued plain plains plaintiffs plan plane
  planes planet planned planning plans plant planted planting plants plastic plate plateau plates
  platform platforms platinum play played player players playing playoff playoffs plays plaza plea
  pleaded pleasant please pleased pleasure pledge pledged pledges plenty plot plotting plunge
  plunged plus pocket pockets podium poem poems poet poetry point pointed pointing points poised
  poison poland pole poles police policeman policemen policies policy polish political politically
  politician politicians politics poll polling polls pollution pond pool poor poorest poorly pope
  popular popularity populated population populations pork port porter portfolio portion portions
  portland portrait portraits portrayed ports portsmouth portugal portuguese pose posed position
  positions positive possession possibilities possibility possible possibly post postal posted
  posters posting postponed posts postseason potatoes potential potentially potter poultry pound
  pounds pour poured poverty powder powell power powered powerful powers practical practically
  practice practiced practices practicing pradesh prague praise praised pray prayer prayers
  precious precise precisely predecessor predict predicted predominantly prefecture prefer
  preference preferred pregnancy pregnant preliminary premature premier premiere premiered
  premiership premium preparation preparations prepare prepared prepares preparing prescription
  presence present presentation presented presenting presents preservation preserve preserved
  presidency president presidential presidents press pressed pressing pressure pressures
  prestigious presumably pretty prevent prevented preventing prevention previous previously price
  priced prices pricing pride priest priests primarily primary prime prince princess princeton
  principal principle principles print printed printing prior priorities priority prison prisoner
  prisoners prisons privacy private privately privatization prix prize prizes probably probation
  probe problem problems procedure procedures proceed proceedings proceeds process processes
  processing proclaimed prodi produce produced producer producers produces producing product
  production productions productive productivity products profession professional professionals
  professor professors profile profit profitable profits profound program programme programmes
  programming programs progress progressive prohibited project projected projections projects
  proliferation prolonged prominent promise promised promises promising promote promoted promoting
  promotion promotional prompt prompted prompting prone pronounced proof propaganda propelled
  proper properly properties property prophet proportion proposal proposals propose proposed
  proposition prosecution prosecutor prosecutors prospect prospective prospects prosperity protect
  protected protecting protection protective protein proteins protest protestant protested
  protesters protesting protests protocol proud prove proved proven provide provided provider
  providers provides providing province provinces provincial proving provision provisional
  provisions provoked psychological psychology public publication publications publicity publicly
  publish published publisher publishers publishing puerto pull pulled pulling pullout pump punch
  punish punished punishment punjab punk pupils purchase purchased purchases purchasing pure
  purely purple purpose purposes pursue pursued pursuing pursuit push pushed pushing putin puts
  putt putting pyongyang qaeda qaida qatar quake qualification qualified qualifier qualify
  qualifying quality quarter quarterback quarterfinals quarterly quarters quartet quebec queen
  queens queensland quest question questioned questioning questions quick quickly quiet quietly
  quit quite quote quoted quotes quoting rabbi rabin race raced races rachel racial racing racism
  racist radar radiation radical radio rafael rage rahman raid raided raiders raids rail railroad
  railway railways rain rainfall rains raise raised raises raising rallied rallies rally ralph
  ramallah ramirez ramos rams ranch rand random randy range rangers ranges ranging rank ranked
  ranking rankings ranks ransom rape rapid rapidly rare rarely rate rated rates rather ratified
  rating ratings ratio raul ravaged raymond rays reach reached reaches reaching react reacted
  reaction reactions reactor reactors read reader readers reading reads ready reagan real
  realistic reality realize realized really rear reason reasonable reasons rebel rebellion rebels
  rebound rebounds rebuild rebuilding rebuilt recall recalled recalls recasts receive received
  receiver receives receiving recent recently reception recession recipe recipes recipient
  recipients recognised recognition recognize recognized recommend recommendation recommended
  reconciliation reconnaissance reconstruction record recorded recording recordings records
  recover recovered recovering recovery recreation recruit recruited recruiting recruits reds
  reduce reduced reducing reduction reductions reed refer referee reference references referendum
  referred referring refers refinery reflect reflected reflecting reflection reflects reform
  reforms refuge refugee refugees refusal refuse refused refuses refusing regain regained regard
  regarded regarding regardless regards regime regiment region regional regions register
  registered registration regret regular regularly regulate regulation regulations regulators
  regulatory rehabilitation reid reign reigning reinforced reiterated reject rejected rejection
  rejects related relating relation relations relationship relationships relative relatively
  relatives relaxed relay release released releases releasing relegated relegation relevant
  reliable reliance relied relief relieved religion religious relocated reluctant rely remain
  remainder remained remaining remains remarkable remarks remember remembered remembers reminded
  reminder remote removal remove removed removing renaissance renamed renault renew renewable
  renewal renewed reno renovation renowned rent rental reopen reopened repair repairs repeat
  repeated repeatedly replace replaced replacement replacing replied reply report reported
  reportedly reporter reporters reporting reports represent representation representative
  represented representing represents republic republican republicans reputation request requested
  requests require required requirement requirements requires requiring rescue rescued rescuers
  research researcher researchers reservation reservations reserve reserved reserves reservoir
  residence resident residential residents residing resign resignation resigned resist resistance
  resisted resolution resolutions resolve resolved resolving resort resorts resource resources
  respect respected respective respectively respects respiratory respond responded respondents
  responding response responses responsibility responsible rest restaurant restaurants restoration
  restore restored restoring restraint restrict restricted restrictions restructuring result
  resulted resulting results resume resumed resumption retail retailer retailers retain retained
  retaliation retire retired retirement retiring retreat return returned returning returns
  reunification reunion reveal revealed revealing reveals revenge revenue revenues reverse
  reversed review reviewed reviewing reviews revised revival revive revived revolt revolution
  revolutionary reward reynolds rhetoric rhode rhythm rica ricardo rice rich richard richards
  richardson richest richmond rick ricky rico ride rider riders rides ridge riding rifle rifles
  right rights riley ring ringgit rings riot riots ripped rise risen rises rising risk risks risky
  ritual rival rivalry rivals river rivers road roads roadside robbery robert roberto roberts
  robertson robin robinson robot robust rock rocked rocket rockets rockies rocks rocky roddick
  rode rodham rodriguez roger rogers roland role roles roll rolled rolling rolls roma roman
  romance romania romanian romanized romantic rome romney ronald ronaldo roof rookie room rooms
  roosevelt root roots rose ross roster rotating rotation rouge rough roughly round rounded rounds
  route routes routine routinely royal rubber rubble rubin rugby ruins rule ruled ruler rulers
  rules ruling rumors rumsfeld runner runners running runoff runs runway rupees rupiah rural rush
  rushed rushing russell russia russian russians ruth rwanda rwandan ryan ryder sachs sacked
  sacramento sacred sacrifice saddam sadr safe safely safer safety said sail sailed sailing
  sailors saint saints sake salaries salary sale salem sales salmon salt salvador same sample
  samples sampras samsung samuel sanchez sanctions sanctuary sand sanders sandy sang sank santa
  santiago santos sarah sarajevo sarkozy sars satellite satellites satisfaction satisfied satisfy
  saturday sauce saudi save saved saves saving savings saying says scale scandal scandals scare
  scared scattered scenario scene scenes schedule scheduled scheme schemes scholar scholars
  scholarship school schools schroeder schumacher schwarzenegger science sciences scientific
  scientist scientists scope score scoreboard scored scorer scores scoring scotland scott scottish
  scout scouts scrap screaming screen screening screenplay screens script scrutiny sculpture seal
  sealed sean search searched searches searching seas season seasonal seasons seat seats seattle
  sebastian second secondary seconds secret secretary secretly secrets sectarian section sections
  sector sectors secular secure secured securing securities security seed seeded seeds seeing seek
  seeking seeks seem seemed seemingly seems seen sees segment segments seize seized select
  selected selection self sell seller sellers selling sells semi semiconductor semifinal
  semifinals seminar seminary senate senator senators send sending sends senegal seng senior
  seniors sense sensitive sent sentence sentenced sentences sentencing sentiment seoul separate
  separated separately separation separatist separatists september sequel sequence serb serbia
  serbian serbs serena sergeant sergei sergio serial serie series serious seriously servants serve
  served server serves service services serving session sessions setback sets setting settle
  settled settlement settlements settlers settling seven seventh several severe severely sexual
  sexually shadow shah shake shakespeare shaking shall shallow shame shane shanghai shape shaped
  share shared shareholder shareholders shares sharif sharing sharks sharon sharp sharply
  shattered shaw shed sheep sheer sheet sheets sheffield sheik sheikh shell shelling shells
  shelter shelters shenzhen sheriff shield shields shift shifted shifting shifts shiite shiites
  ship shipments shipped shipping ships shirt shirts shock shocked shoe shoes shook shoot shooting
  shootings shootout shop shoppers shopping shops shore short shortage shortages shorter shortly
  shot shots should shoulder shoulders shouted shouting show showcase showdown showed showing
  shown shows shrine shut shuttle siblings sichuan sick side sidelines sides siege sierra sight
  sign signal signaled signals signature signed significance significant significantly signing
  signs silence silent silicon silk silva silver similar similarly simon simple simply simpson
  simultaneously since sing singapore singer singers singh singing single singled singles sink
  sinking sinn sino sister sisters site sites sits sitting situated situation situations sixteen
  sixth size sized sizes skating skeptical skies skiing skill skilled skills skin skipper skull
  slain slalom slam slammed slash slated slaughter slave slavery slaves sleep sleeping slid slide
  slight slightly slim slip slipped slobodan slogan slot slovakia slovenia slow slowdown slowed
  slower slowing slowly sluggish slump slumped small smaller smallest smart smashed smell smile
  smiling smith smoke smoking smooth smuggling snap snapped snow soap soared soaring soccer social
  socialist socialists societies society sodium soft software soil solana solar sold soldier
  soldiers sole solely solid solidarity solo solomon solution solutions solve solved solving
  somali somalia some somebody somehow someone something sometime sometimes somewhat somewhere
  song songs sons sony soon sooner sophisticated sorry sort sorts sought soul sound sounded sounds
  soundtrack soup source sources south southeast southeastern southern southwest southwestern
  sovereign sovereignty soviet space spacecraft spaces spain span spanish spare spark sparked
  speak speaker speakers speaking speaks special specialist specialists specialized specialty
  species specific specifically specified specify spectacular spectators spectrum speculation
  speech speeches speed speeds speedway spell spelling spencer spend spending spends spent spike
  spill spin spirit spirits spiritual spite split spoke spoken spokesman spokeswoman sponsor
  sponsored sponsors sponsorship sport sporting sports spot spotlight spots spotted sprawling
  spread spreading spring springs sprint spur spurs squad squadron square stability stabilize
  stable stadium staff stage staged stages staging stake stakes stalled stamp stamps stance stand
  standard standards standing standings standoff stands stanford stanley star stark starr starred
  starring stars start started starter starters starting starts state stated statement statements
  states statesman statewide stating station stationed stations statistical statistics statue
  status statute stay stayed staying stays steadily steady steal stealing steam steel steep
  steering stem step stephen stepped stepping steps sterling stern steve steven stevens stewart
  stick sticking sticks stiff still stimulus stint stir stock stockholm stocks stole stolen
  stomach stone stones stood stop stopped stopping stops storage store stored stores stories storm
  stormed storms story straight strain strained strait straits stranded strange strategic
  strategies strategist strategy strauss straw streak stream street streets strength strengthen
  strengthened strengthening stress stressed stretch stretched stricken strict strictly strike
  striker strikes striking string strip stripped stroke strokes strong stronger strongest
  stronghold strongly struck structural structure structures struggle struggled struggles
  struggling stuart stuck student students studied studies studio studios study studying stuff
  stunned stunning stupid stuttgart style styles subcommittee subject subjected subjects submarine
  submit submitted subscribers subsequent subsequently subsidiary subsidies substance substances
  substantial substantially substitute subtle suburb suburban suburbs subway succeed succeeded
  success successes successful successfully succession successive successor such sudan sudanese
  sudden suddenly sued suffer suffered suffering sufficient sugar suggest suggested suggesting
  suggestion suggestions suggests suharto suicide suit suitable suite suits sullivan sultan
  summary summer summers summit summoned sunday sung sunni sunny sunshine super superintendent
  superior supermarket supervision supervisor supplied supplier suppliers supplies supply support
  supported supporter supporters supporting supports supposed supposedly supreme sure surely
  surface surge surged surgeon surgery surname surplus surprise surprised surprising surprisingly
  surrender surrendered surrounded surrounding surveillance survey surveyed surveys survival
  survive survived surviving survivor survivors susan suspect suspected suspects suspend suspended
  suspension suspicion suspicious sustain sustainable sustained swap sweden swedish sweep sweeping
  sweet swept swift swim swimming swine swing swiss switch switched switzerland sword sworn sydney
  symbol symbolic symbols sympathy symphony symptoms syndicate syndrome syria syrian system
  systems table tables tablespoons tackle tactical tactics tail tainted taipei taiwan taiwanese
  take taken takeover takes taking tale talent talented tales taliban talk talked talking talks
  tall tally tamil tampa tang tank tanker tanks tanzania tape tapes target targeted targeting
  targets tariffs task tasks tass taste taught taxes taxi taxpayers taylor teach teacher teachers
  teaches teaching team teammate teammates teams tear tears teaspoon tech technical technically
  technique techniques technological technologies technology teen teenage teenager teenagers teens
  teeth tehran telecom telegram telegraph telephone televised television tell telling tells
  temperature temperatures temple temples temporarily temporary tend tendency tender tends
  tennessee tennis tens tense tension tensions tent tenth tents tenure term terminal terms terrain
  terrible territorial territories territory terror terrorism terrorist terrorists terry test
  testament tested testified testify testimony testing tests texas text textile texts thai
  thailand thaksin than thank thanks thanksgiving that theater theaters theatre theatrical theft
  their them theme themes themselves then theology theories theory therapy there thereafter
  thereby therefore these they thick thin thing things think thinking thinks third thirds thirteen
  thirty this thomas thompson thomson thoroughly those though thought thoughts thousand thousands
  threat threaten threatened threatening threatens threats three threw thriller throat throne
  through throughout throw throwing thrown throws thursday thus tibet tibetan ticket tickets tide
  tied tier ties tiger tigers tight tightening till timber time times timetable timing timor
  timothy tiny tipped tips tire tired tires tissue title titled titles tobacco today todd together
  tokyo told tolerance toll tomatoes tomb tommy tomorrow tone tongue tonight tonnes tons tony took
  tool tools topic topics topped toppled tops torch torn toronto torres torture tortured toss
  total totaled totally tottenham touch touchdown touchdowns touched tough tougher tour toured
  touring tourism tourist tourists tournament tournaments tours toward towards tower towers town
  towns township toxic toyota toys trace traces track tracking tracks tracy trade traded trademark
  trader traders trades trading tradition traditional traditionally traditions traffic trafficking
  tragedy tragic trail trailer trailing trails train trained trainer training trains trans
  transaction transactions transfer transferred transfers transform transformation transformed
  transit transition transitional translated translation transmission transmitted transparency
  transparent transport transportation transported trap trapped trash travel traveled travelers
  traveling travelled travelling travels treasure treasurer treasury treat treated treating
  treatment treatments treaty tree trees tremendous trend trends trent trial trials triangle
  tribal tribe tribes tribunal tribune tribute trick tried tries trigger triggered trillion trim
  trinidad trinity trio trip triple trips triumph troop troops trophy tropical trouble troubled
  troubles troy truce truck trucks true truly trust trustees truth trying tsunami tube tucker
  tuesday tumbled tune tunisia tunnel turf turin turkey turkish turks turmoil turn turnaround
  turned turner turning turnout turnover turns twelve twenty twice twin twins twist tying tyler
  type types typhoon typical typically tyson ucla uefa uganda ugandan ugly ukraine ukrainian
  ulster ultimate ultimately ultra umbrella unable unacceptable unanimous unanimously unaware
  unbeaten uncertain uncertainty unchanged uncle unclear uncovered undated under undergo
  undergoing undergraduate underground underlying undermine understand understanding understands
  understood undertaken underway underwent unemployed unemployment unexpected unexpectedly unfair
  unfortunate unfortunately unhappy unhcr unidentified unification unified uniform uniforms
  unilateral union unions unique unit unite united units unity universal universe universities
  university unknown unless unlike unlikely unnamed unnecessary unofficial unpopular unprecedented
  unrest unspecified unsuccessful until unusual unusually unveiled upbeat upcoming update updated
  updates upgrade upgraded upheld upon upper uprising upset upward uranium urban urge urged urgent
  urges urging uruguay usage used useful user users uses using usual usually utah utilities
  utility uzbekistan vacant vacation vaccine vacuum vajpayee valencia valentine valid valley
  valuable value valued values vancouver variable variation variations varied varieties variety
  various vary varying vast vatican vegas vegetable vegetables vehicle vehicles vendors venezuela
  venezuelan venice venture ventures venue venues venus verdict vermont version versions versus
  vertical very vessel vessels veteran veterans veto viable vice victim victims victor victoria
  victorian victories victory video videos vienna vietnam vietnamese view viewed viewers viewing
  views viktor villa village villagers villages vincent vintage violate violated violating
  violation violations violence violent virgin virginia virtual virtually virus visa visas visible
  vision visit visited visiting visitor visitors visits visual vital vladimir vocal vocals voice
  voiced voices voivodeship volatile volcano volkswagen volleyball volume volumes voluntarily
  voluntary volunteer volunteers vote voted voter voters votes voting vowed vows voyage vulnerable
  wade wage wages wagner wait waited waiting wake wales walk walked walker walking walks wall
  wallace walls walsh walt walter wang want wanted wanting wants ward warehouse warfare warm
  warming warn warned warner warning warnings warns warplanes warrant warren warrior warriors wars
  warsaw wartime wary wash washed washington waste watch watchdog watched watching water waters
  watson wave waves waving wayne ways weak weaken weakened weakening weaker weakness wealth
  wealthy weapon weapons wear wearing wears weather webb website wedding wednesday week weekend
  weekends weekly weeks weigh weighed weighing weight weighted welcome welcomed welfare well
  wellington wells welsh went were west western whale what whatever wheat wheel wheels when
  whenever where whereas wherever whether which while whilst white whites whole wholesale whom
  whose wicket wickets wide widely wider widespread widow wife wild wilderness wildlife will
  william williams willie willing willingness wilson wimbledon wind window windows winds wine
  wines wing winger wings winner winners winning wins winston winter wiped wire wireless wisconsin
  wisdom wise wish wished wishes with withdraw withdrawal withdrawn withdrew within without
  witness witnessed witnesses wives woes wolf woman women wonder wonderful wondering wong wood
  wooden woods word words wore work worked worker workers workforce working workplace works
  workshop world worlds worldsources worldwide worn worried worries worry worse worship worst
  worth worthy would wound wounded wounding wounds wrap wrapped wreckage wrestling wright write
  writer writers writes writethru writing writings written wrong wrongdoing wrote wyoming xinhua
  xinjiang yacht yahoo yale yang yankee yankees yard yards yasser yeah year yearly years yellow
  yeltsin yemen yemeni yesterday yield yields york yorkshire young younger youngest your yourself
  youth youths youtube yuan yugoslav yugoslavia zagreb zaire zambia zealand zero zhang zhou
  zimbabwe zone zones zurich`
  .trim()
  .split(/\s+/);
