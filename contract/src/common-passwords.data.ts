/** Made by tools/common-passwords.ts; the source is in NOTICE. */
export const commonPasswords = `
007bond 101091m 111111a 111111q 11111a 11111q 1111qqqq 111qqq 123123a 123123q 1232323q 123321a 123321q
1234567890a 1234567890q 123456789a 123456789d 123456789m 123456789q 123456789qwe 123456789r 123456789s
123456789z 12345678a 12345678q 1234567a 1234567q 123456a 123456aa 123456as 123456d 123456g 123456k 123456l
123456m 123456n 123456q 123456qqq 123456qw 123456qwe 123456qwerty 123456r 123456ru 123456s 123456t 123456w
123456z 12345a 12345abc 12345m 12345q 12345qaz 12345qw 12345qwe 12345qwer 12345qwert 12345qwerty 12345r 12345s
12345t 12345z 1234abcd 1234asdf 1234qw 1234qwe 1234qwer 1234rewq 1234zxcv 123aaa 123abc 123asd 123ewq 123q123
123qaz 123qq123 123qw 123qwe 123qwe123 123qweasd 123qweasdzxc 123qwer 123qwert 123qwerty 123zxc 12qw12
12qw12qw 12qw34er 12qwas 12qwaszx 159357a 1a2b3c 1a2b3c4d 1a2s3d 1a2s3d4f 1dragon 1master 1michael 1million
1passwor 1pussy 1q2q3q 1q2w3e 1q2w3e4r 1q2w3e4r5 1q2w3e4r5t 1q2w3e4r5t6y 1qa2ws 1qa2ws3ed 1qaz2ws 1qaz2wsx
1qaz2wsx3edc 1qazxsw 1qazxsw2 1qazxsw23edc 1qazzaq1 1qw23er4 1qwerty 1x2zkg8w 1z2x3c 1z2x3c4v 23skidoo 2fast4u
3000gt 3ip76k2 3x7pxr 426hemi 45m2do5bs 49ers 4ever 4runner 50cent 50spanks 57chevy 5wr2i7h8 69camaro 7777777a
7ugd5hip2j 81fukkc 8inches 8j4ye3uz 9293709b13 a11111 a1234 a12345 a123456 a1234567 a12345678 a123456789
a1a2a3 a1b2c3 a1b2c3d4 a1s2d3 a1s2d3f4 aa123456 aaa111 aaaa1111 aaaaa1 aaasss aaliyah aardvark aaron aaron1
abacab abbott abby abc12 abc123 abc1234 abc12345 abcd123 abcd1234 abcdefg1 aberdeen abgrtyu abigail abnormal
abracadabra abraham abrakadabra absolut absolute absolutely abstr acapulco accept access access14 accord
account achilles achtung acidburn acmilan action active acura adam adam12 adams addict addison adelaide
adelina adgjmptw adidas admin admin1 admiral adonis adrenalin adrian adriana adriano adrienne adult adults
advance advent aezakmi africa afrika again agent007 aggies aikido aikman aileen airborne airbus aircraft
airforce airman airplane airport airwolf aisan ajax akira alabama aladin alain alan alanis alaska albany
albatros albert alberta alberto albina albion alcatraz alchemy alcohol alejandr alejandro aleksandr aleksandra
aleksey alena alenka alessandro alex alex12 alex123 alexalex alexande alexander alexander1 alexandr alexandra
alexandre alexey alexi alexia alexis alexxx alfa alfonso alfred alfredo algebra alibaba alice alice1 alicia
alien aliens alina alinka alisa alisha alison alissa alive all4one allan allday allegro allen allen1 alleycat
allgood alliance allison allison1 allmine allsop allstar almighty almond aloha alone alpha alpha1 alpha123
alphabet alpine altair alterego altima altoids alucard alvaro always alyssa amadeus amand amanda amanda1
amateur amateurs amatory amature amazing amazon amber amber1 ambers ambrose ambrosia amelia americ america
america1 american amerika amethyst amiga amigo amigos amorcit amore amstel amsterda amsterdam anaconda anai
anakin anal analsex ananas anarchy anastasi anastasia anastasiya anchor anders andersen anderson andre andrea
andrea1 andreas andrei andres andrew andrew1 andrews andrey andromed andromeda andy andyod22 anfield angel
angel1 angel123 angela angela1 angelic angelica angelika angelina angelo angels angelus angie angus angus1
anhyeuem animal animals anime anita anna annaanna annabell anne annette annie annie1 annika annmarie anonymous
another answer antares antelope anthon anthony anthony1 anthrax antoine anton antoni antonia antonina antonio
antony anubis anything aol123 aolsucks apache apollo apollo11 apollo13 apple apple1 apple123 applepie apples
april april1 aprilia aptiva aquarius aragorn aramis arcadia archange archer archie arctic area51 argentin
argentina ariana ariane arianna ariel aries arizona arjay arkansas arlene armada armagedon armand armando
armani armstron army arnold around arrow arrows arsenal arsenal1 artem artemis artemka arthur artist artur
arturo asd123 asd222 asdasd asdasd123 asddsa asdf asdf12 asdf123 asdf1234 asdfasdf asdffdsa asdfg asdfg123
asdfgh asdfgh01 asdfgh1 asdfghj asdfghjk asdfghjkl asdfjkl asdfzxcv asdqwe asdqwe123 asdzxc asgard ashle
ashlee ashleigh ashley ashley1 ashton asia asian asians asimov aspen aspire aspirine ass assasin assass
assassin asses assfuck asshole asshole1 assholes assman assword asterix astra astral astrid astro astros
athena athens athlon athome atlanta atlantic atlantis atlas atomic attack atticus attila attitude aubrey
auburn auckland audi audia4 audio auditt audrey auggie august augusta augustus aurora aussie austin austin1
austin31 australi australia austria auto autumn avalanch avalon avatar avenger avenue aviation awesome
awesome1 awful awnyce azamat azazel azert azerty azertyui azertyuiop azrael azsxdc azsxdcfv azzer babe babes
babies baboon baby babybaby babybear babyblue babyboy babycake babydoll babyface babygirl babylon babylon5
babylove bacardi bacchus back backbone backdoor backup bacon badass badboy baddog badger badgers badgirl
badman baggins baggio bagira bagpuss bahamut bailey bailey1 baker balance baldwin ball baller ballet ballin
balloon balloons balls ballsack baltimor bama bambam bambi bamboo banan banana banana1 bananas banane bandit
bandit1 bang bangbang banger bangkok bank banker banner banshee banzai baracuda barbados barbara barber barbie
barcelon barcelona barefeet barefoot barfly baritone barker barkley barley barnes barney barney1 baron barrett
barron barry barry1 barselona barsik bart bartman barton base basebal baseball baseball1 basil basket basketba
basketball bass basset bassman bastard bastards bathing batman batman1 battery battle bauhaus baura baxter
bayern baylor bball bcfields bdsm beach beach1 beaches beacon beagle beaker beamer bean beaner beanie beans
bear bearbear bearcat bearcats beardog bears beast beast1 beastie beat beater beatle beatles beatles1 beatrice
beau beautifu beautiful beauty beaver beavis beavis1 because becca becker beckham becky bedford beech beefcake
beemer beer beerbeer beerman beethove beetle beezer begemot behappy believe belinda belkin bell bella bella1
belle belly belmont beloved bender bendover benessere benfica beng bengals benito benjami benjamin bennett
bennie benny benny1 benoit benson bentley benton beowulf beretta berger bergkamp berkeley berlin bermuda
bernard bernie berry bert bertha bertie bessie best bestbuy beta beth bethany betsy better bettina betty
bettyboo beverly bhbirf bian bianca biao biatch bicycle bigass bigballs bigbang bigbear bigben bigbird
bigblock bigblue bigbob bigboobs bigbooty bigboss bigboy bigbutt bigcat bigcock bigdaddy bigdawg bigdick
bigdicks bigdog bigdog1 bigfish bigfoot bigger biggie biggles biggun bigguns bigguy bighead bigjohn bigmac
bigman bigmike bigmoney bigone bigones bigpimp bigpoppa bigred bigsexy bigtime bigtit bigtits bigtruck biit
bike biker bikini bilbo bill billabon billbill billie billy billy1 billybob billyboy bimbo bimmer binder bing
bingo bingo1 binladen biology bird bird33 birddog birdie birdman birgit birthday biscuit bishop bismarck
bismark bismillah bitch bitch1 bitchass bitches bitchy bite biteme biteme1 bitter bizkit blabla black black1
blackbir blackbird blackcat blackdog blackhaw blackie blackjac blackjack blacklab blackman blackout blacks
blacky blade blades blahblah blaine blake blake1 blam blanca blanche blanco blast blaster blaze blazer bleach
bledsoe blessed blessing blink182 blinky blitz blizzard blobby blond blonde blondes blondie blood bloody
blossom blow blowfish blowjob blowme blubber blue blue11 blue12 blue123 blue1234 blue22 blue23 blue32 blue42
blue99 blueball bluebell blueberr bluebird blueblue blueboy bluedog blueeyes bluefish bluejay bluejays
bluemoon blues blues1 bluesky bluesman blunts bmw325 boat boater boating bob123 bobafett bobbie bobbob bobby
bobby1 bobcat bobdole bobdylan bobmarley body boeing bogart bogdan bogey bohica boiler bolitas bollocks bollox
bologna bolton bomb bombay bomber bombers bonanza bond bond007 bondage bone bonehead boner bones bong bongo
bonita bonjour bonjovi bonkers bonner bonnie bonsai boob boobear boobie boobies booboo boobs booger boogie
book booker bookie books bookworm boom boomboom boomer boomer1 booster bootie boots bootsie bootsy booty
bootys booyah boozer borabora bordeaux border borders boricua boris boroda borussia bosco bosco1 boss bossman
boston boston1 bottle bottom boulder bounce bouncer bounty bourbon bowler bowling bowman bowser bowtie bowwow
boxcar boxer boxers boxing boxster boys boytoy boyz bozo br0d3r br549 brad bradford bradley bradley1 brady
brain brains brand brandi brando brandon brandon1 brandy brandy1 brasil braves braves1 bravo brazil breaker
breanna breast breasts breeze bremen brenda brendan brennan brent brest brett brewer brewster brian brian1
briana brianna bricks bridge bridget briggs bright brighton brigitte bristol british britney brittany brittney
broadway brodie broken broker bronco broncos broncos1 bronson bronze brook brooke brooklyn brooks brother
brothers brown brown1 brownie browning browns bruce bruce1 brucelee bruins bruiser bruno bruno1 brutus bryan
bryant bubba bubba1 bubba123 bubba69 bubbas bubble bubbles bubbles1 buceta buck bucket buckeye buckeyes
buckley buckshot bucky budapest budd buddah buddha buddie buddy buddy1 buddy123 buddyboy budgie budlight
budman budweise budweiser buffalo buffalo1 buffet buffett buffy buffy1 buford bugger bugs builder building
bukkake bull bulldog bulldog1 bulldogs bullet bullfrog bulls bullseye bullshit bumble bummer bumper bunghole
bungle bunker bunnies bunny bunny1 burger burn burner burning burnout burns burrito burton bush bushido
business buste busted buster buster1 buster12 busty butch butcher butkus butler butt butter buttercu buttercup
butterfl butterfly butters buttfuck butthead butthole buttman button buttons butts buzz buzzard buzzer
bynthytn byteme c2h5oh cabbage cabernet cable cabron cactus cadillac caesar cafc91 caitlin calgary calibra
calico caliente californ california caligula calimero call callaway callie calling callisto callum calvin
calvin1 camaro camaross camber cambiami cambridg camden camel camelot camels cameltoe camera camero cameron
cameron1 camil camila camilla camille campbell camper camping canada canada1 canadian cancel cancer cancun
candace candice candle candy candy1 candyass candyman cang cannabis cannibal cannon canon cantona cantona7
canuck canucks canyon capcom capecod capetown capital capitals capone caprice capricor capricorn capslock
captain captain1 caracas caramel caravan carbon card cardiff cardinal cardinals cards carebear carina carl
carla carlisle carlito carlitos carlo carlos carlos1 carlton carman carmel carmen carmex2 carnage carnival
carol carole carolin carolina caroline carolyn carpedie carpente carpet carrera carrie carroll carrot carrots
cars carson carter cartman cartman1 cartoon cartoons carver casanova cascade caserta casey casey1 cash
cashflow cashmone cashmoney casino casio casper casper1 cassandr cassandra cassidy cassie caster castillo
castle castor castro cat123 catalina catch22 catcher catdog catfish catherin catherine cathy catman catnip
cats cattle catwoman caught cavalier caveman cayman cbr600 cbr900 cbr900rr ccbill cdtnbr cdtnkfyf ceasar
cecile cecilia cedric celeb celebrity celeron celeste celica celine celtic celtics cement ceng center central
century cerberus cessna cevthrb cfitymrf cgfhnfr chachi chad chai chains chainsaw chair challeng chamber
chambers champ champ1 champion champs chan chance chandler chandra chanel chang change changed changeme
changes channel chantal chao chaos chaos1 chapman charger chargers charisma charity charlene charles charles1
charley charli charlie charlie1 charlie2 charlott charlotte charlton charly charmed charon charter chase
chase1 chaser chavez cheater check checker checkers cheddar cheech cheeks cheeky cheerleaers cheers cheese
cheese1 cheetah chef chelle chelse chelsea chelsea1 chemical chemist chen cheng cherokee cherries cherry
cheryl cheshire chess chessie chester chester1 chestnut chevelle chevrole chevrolet chevy chevy1 chevys chewie
chewy cheyenne chiara chicago chicago1 chichi chick chicken chicken1 chickens chicks chico chief chiefs
children chill chilli chillin chilly chimera china chinese chinook chip chipmunk chipper chippy chips chiquita
chivas chloe chloe1 chocha chocolat chocolate choice choke chong choochoo chopin chopper chou chouchou chris
chris1 chris123 chrisbln chriss chrissy christ christa christi christia christian christie christin christina
christine christma christmas christop christopher christy chrome chronic chrono chrysler chuai chuang chubby
chuck chuckie chuckles chucky chui chun chunky chuo church ciccio cicero cigar cigars cinder cindy cindy1
cinema cinnamon circle circus cirrus cisco citadel citation citizen citroen city civic cjkysirj cjkywt claire
clancy clapton clarence clarinet clarissa clark clarke classic classics claude claudi claudia claudia1 claudio
clay claymore clayton cleaner clement clemente clemson cleo cleopatr cleopatra clevelan cleveland clever cliff
clifford clifton climax climber clinton clipper clippers clips clit clitoris clock close closer cloud cloud9
clouds cloudy clover clovis clown clowns club clutch clyde cnfybckfd coach cobain cobalt cobra cobra1 cobras
cocacola cocaine cock cocker cocks cocksuck cocksucker cocoa coconut codered cody coffee cohiba coke cola cold
coldbeer coldplay cole coleman colin colleen college collie collin collins colnago colombia colonel colonial
colorado colors colt45 colton coltrane columbia columbus comanche combat comedy comein comet comfort comics
coming command commande commander commando common compact company compaq compaq1 compass complete compton
compute computer computer1 conan concord concorde concrete condom condor confused cong connect conner connie
connor conover conquest conrad constant consumer contact content contest contra contract control conway cook
cookie cookie1 cookies cool coolcat coolcool cooldude cooler coolguy coolhand coolio coolman coolness cooper
cooper1 coors cooter copper coral corey corinna corinne corleone corndog cornell corner cornwall corolla
corona corrado corsair corvette corwin cosmic cosmo cosmos costello cosworth cottage cotton cougar cougars
counter country county courage courtney coventry cowboy cowboy1 cowboys cowboys1 cowgirl coyote crack cracker
crackers craig cramps crappy crash crawford crazy crazy1 crazybab cream creampie creamy create creation
creative creature credit crescent cricket cricket1 criminal crimson cristian cristina critter crjhgbjy
cromwell cross crow cruise cruiser crunch crusader crusher crusty crysis crystal crystal1 cthtuf cthulhu
cthutq ctrhtn cuan cubbies cubs cubswin cucumber cuddles cuervo cumming cummins cumshot cumslut cunt cunts
cupcake cupoi curious curtis custer custom customer cutie cutiepie cutlass cutter cvthnm cxfcnmt cyber cyborg
cyclone cyclones cyclops cygnus cygnusx1 cynthia cypress cyprus cyrano cyrus dabears dabomb daddy daddy1
daddyo daemon daewoo dagger daisey daisy daisy1 daisydog dakota dakota1 dale dalejr dallas dallas1 dalshe
dalton damage daman damian damien dammit damnit damon dan123 dana dance dancer dancing dang danger dangerous
dani danie daniel daniel1 daniela daniele danielle daniels daniil danila danni danny danny1 dannyboy dante
danzig daphne darina darius dark darkange darkangel darklord darkman darkness darkone darkside darkstar
darlene darling darrell darren darryl darwin data datsun daughter dave david david1 david123 davide davids
davidson davies davinci davis dawg dawn dawson daylight dayton daytona dbnfkbr dbrnjh dbrnjhbz deacon dead
deadhead deadly deadman deadpool dean deanna death death1 death666 deaths debbie deborah december decker
deedee deejay deep deeper deepthroat deer deeznuts deeznutz default defender defense defiant deftones dejavu
delaney delaware delete delfin delight delilah dell delldell delmar delphi delpiero delta delta1 deluxe demo
demon demon666 demons denali deng deniro denis denise deniska denmark dennis dental dentist denver depeche
deputy derek derf derparol derrick descent desert design designer desire desiree deskjet desktop desmond
destin destiny destiny1 destroy detroit deutsch devil devil666 devildog deville devils devin devo devon dexter
dfcbkbcf dfcbkbq dfkthbz dfkthf dfktynby dfktynbyf dfvgbh dharma diablo diablo2 dialog diamon diamond diamond1
diamonds dian diana diana1 diane dianne diao diaper dick dickdick dickens dicker dickhead dickie dicks dicky
diego diehard diesel dietcoke dieter digger diggler digimon digital digital1 dilbert dilbert1 dildo dilligaf
dillon dima dima123 dimadima dimas dimitri dimples dinamo dinara dindom ding dingdong dingle dingo dinner dino
dinosaur dipper dipset dipshit direct director dirk dirt dirtbike dirty dirty1 disco discover discus disney
diva diver diver1 divine diving divorce dixie dixie1 django dkflbckfd dkflbr dkflbvbh dmitriy dnsadm doberman
doctor dodge dodge1 dodger dodgeram dodgers dodgers1 dog123 dogbert dogbone dogboy dogcat dogface dogfood dogg
dogger doggie doggies doggy doggy1 doghouse dogman dogpound dogs dogshit dogwood doit doitnow doktor dolemite
dollar dollars dolly dolores dolphin dolphin1 dolphins domain dome domingo dominic dominik dominion dominiqu
domino donald dong donjuan donkey donna donna1 donner donnie donovan dontknow donuts doobie doodle doofus
doogie dookie dooley doom doomsday door doors doreen dorian doris dorothy dortmund dotcom dottie double
doubled douche doug doughboy dougie douglas down downer download downtown draco dracula drago dragon dragon1
dragon12 dragon69 dragonba dragonball dragonballz dragonfl dragons dragoon dragster drake drakon draven dream
dreamcas dreamer dreaming dreams dresden drew drifter driller drive driver drizzt droopy drowssap drpepper
drum drummer drummer1 drums drunk dthjybrf duan duane dublin ducati duchess duck duckie duckman ducks dude
dudedude dudeman dudes dudley duffer duffman duke dukeduke dumbass dummy duncan dundee dungeon dunlop dupont
durango durham duster dustin dusty dusty1 dutch dutchess dwayne dwight dylan dylan1 dynamic dynamite dynamo
dynasty eagle eagle1 eagles eagles1 earl earnhard earth earthlink easter eastern easton eastside eastwood easy
eating eatme eatmenow eatpussy eatshit ebony eclipse eclipse1 eddie eddie1 edgar edge edison edmonton eduard
eduardo edward edward1 edwards eeyore egghead eggman eggplant egorka eight eileen einstein ekaterina elaine
elcamino eldorado eleanor electra electric electro electron elefant element elements elena eleonora elephant
eleven elijah elisabet elite elizabet elizabeth elizaveta ellen ellie elliot elliott elmira elvira elvis
elvis1 elvisp elway7 elwood emanuel emerald emerson emil emilia emilie emilio emily emily1 eminem emma
emmanuel emmett emmitt emperor empire encore energy enforcer engage engine engineer england england1 english
enigma enjoy enrico enrique enter enter1 enterme enternow enterpri enterprise enters entrance entropy entry
epsilon eraser erection eric erica ericsson erik erika erin ernest ernesto ernie erotic erotica errors
escalade escape escort eskimo espana espresso esquire estelle esther estrell estrella eternal eternity ethan
eugene eunice eureka europa europe evan evangelion evelyn everest everett everlast everton evgeniy evil
evolutio evolution excalibu excalibur exchange excite exeter exigen exigent exodus exotic experienced expert
explore explorer express extra extreme f**k f00tball fabian fabie fabienn fabio fabric fabulous face facebook
facial factory faggot fairlane faith faith1 faithful falcon falcon1 falcons fallen fallon fallout family
famous fandango fang fanny fantasia fantasy fantomas farley farm farmboy farmer farscape farside fart fashion
fast fastball faster fatass fatboy fatcat father fatima fatman fatty favorite favorite6 fduecn fearless
feather feathers february federal federico feelgood feet felicia felipe felix felix1 fellatio fellow female
females fender fender1 feng fenris fenway fergie fergus ferguson fernand fernando ferrari ferrari1 ferret
ferris fester festival fetish fghtkm fgtkmcby fick ficken fiction fiddle fidelio fidelity fields fiesta figaro
fight fighter films filter filthy finally finance finder finger fingers finish finland fire fireball firebird
fireblad firefigh firefire firefly firefox fireman firenze firewall first fischer fish fishbone fisher
fisherman fishes fishfish fishhead fishin fishing fishing1 fishman fishon fisting fitness fitter five fkbyjxrf
fktrcfylh fktrcfylhf fktrctq fktyrf flame flamengo flames flamingo flanker flash flash1 flasher flatron fletch
fletcher flexible flicks flight flip flipflop flipper flipper1 floppy florence flores florian florida florida1
flounder flower flower1 flower2 flowers floyd fluff fluffy flvbybcnhfnjh flyboy flyer flyers flyers88 flyfish
flying focus follow foobar food foolish foot footbal football football1 footjob forbes force ford fordf150
forest foreve forever forever1 forfun forget forgetit forgot forlife format formula formula1 forrest forsaken
fortress fortuna fortune forum forward foryou fossil foster fosters fountain four fowler foxtrot foxy foxylady
franc france frances francesc francesco francine francis francisc franco francois frank frank1 frankie
frankie1 franklin franks franky fraser freak freaks freaky freckles fred freddie freddy freddy1 frederic
frederik fredfred fredrick free freebird freedom freedom1 freee freefall freefree freeman freepass freeporn
freesex freestyle freeuser freeway freeze french frenchy fresh friday friend friendly friends friendster
fright frisbee frisco frisky fritz frodo frodo1 frog frogger froggy frogman frogs from front242 frontier
frosch frost frosty frozen fruity fubar fuck fuck1 fuck123 fuck69 fuck_inside fucked fucker fucker1 fuckers
fuckface fuckfuck fuckhead fuckher fuckin fucking fuckinside fuckit fuckme fuckme1 fuckme2 fuckme69 fuckoff
fuckoff1 fuckthis fucku fucku2 fuckyo fuckyou fuckyou1 fuckyou2 fugazi fujitsu fulham fullmoon function funk
funky funny funstuff funtime furball fusion fussball futbol futurama future fuzzy fyfcnfcbz fyfnjkbq fylhtq
fytxrf fyutkbyf fyutkjxtr gabber gabby gabrie gabriel gabriel1 gabriela gabriele gabriell gadget gaell gagged
gagging galant galaxy galina galore gambit gamble gambler game gameboy gamecock gamecube gameover games gamma
gandalf gandalf1 ganesh gang gangbang gangsta gangster gannibal garage garbage garcia garden gardner gareth
garfield gargoyle garion garlic garnet garrett gary gasman gaston gateway gateway1 gateway2 gatit gator gator1
gatorade gators gators1 gatsby gawker gbhfvblf gbpltw geezer gegcbr geheim gemini gene general generals
generic genesis genesis1 geneva geng genius geoffrey georg george george1 georgia georgie gerald gerard gerbil
german germany geronimo gerrard gerry gertrude gesperrt getmoney getout getsome getting gfhjkm gfhjkm1
gfhjkm123 gfhjkmgfhjkm ghbdtn ghbdtn123 ghbdtnbr ghblehjr ghbrjk ghbywtccf ghetto ghhh47hj7649 ghjcnbnenrf
ghjcnj ghjcnjgfhjkm ghjcnjnfr ghjcnjq ghjuhfvvf ghost ghost1 ghostrider ghosts gianni giant giants giants1
gibson gideon gidget gigabyte giggle giggles gilbert gilles gillian gilligan gina ginger ginger1 giorgi
giorgio giovanna giovanni giraffe girl girls giulia giuseppe gizmo gizmo1 gizmodo gizzmo gjkbyf glacier
gladiato gladiator gladys glamour glasgow glass glasses glenn global globus glock gloria glory glover glow
gmoney gn56gn56 goalie goat goaway gobears goblin goblue gobucks gocubs godbless goddess godfathe godfather
godlike godsmack godzilla gofast gofish goforit gogators gohome goirish goku gold goldberg golden golden1
goldeney goldeneye goldfing goldfish goldie goldstar goldwing golf golfball golfer golfer1 golfgolf golfgti
golfing goliath gollum gonavy gone gong gonzales gonzalez gonzo gonzo1 goober good good123654 goodboy goodbye
goodday goodgirl goodie goodluck goodman goodtime goodyear goofy google gooner goose gopher gordo gordon
gordon24 gore gorgeous gorilla gotcha goten gotenks goth gotham gothic gotmilk gotohell gotribe govols grace
grace1 gracie graham gramma granada grand grandam grande grandma grandpa granite granny grant grapes graphics
grass grateful gratis gravity grayson grease great great1 greatone greece greedisgood greedy green green1
green123 greenbay greenday greene greens greg gregor gregory gremlin grendel gretchen gretzky greywolf griffey
griffin grimace grin grinch gringo grisha grizzly gromit groove groovy groucho groups grover grumpy grunt
gryphon gsxr1000 gsxr750 gthcbr gtnhjdbx guai guang guardian guess guest guido guillaum guiness guinness
guitar guitar1 guitars gumby gundam gunnar gunner gunners gunther gustav gustavo guyver gymnast gypsy habibi
hack hacked hacker hacking haggis hailey hair hairball hairy hal9000 haley halflife halifax hall hallie hallo
hallo123 hallowee halloween hambone hamburg hamilton hamish hamlet hammer hammer1 hammers hammond hampton
hamster hancock hand handball handsome handyman hang hank hanna hannah hannah1 hannes hannibal hans hansen
hansol hansolo hanson hanuman happiness happy happy1 happy123 happy2 happyday harald harbor hard hardball
hardcock hardcore harddick harder hardon hardone hardrock hardware hardwood hardy harle harlem harley harley1
harman harmon harmony harold harper harrier harriet harris harrison harry harry1 harrypotter harvard harvest
harvey hassan hastings hate hatred hattrick havana havefun having hawaii hawaii50 hawaiian hawk hawkeye
hawkeyes hawkins hawks hayabusa hayden hayley hazard head health heart hearts heat heater heather heather1
heaven heckfy hector hedgehog heels heidi heidi1 heineken heinrich hejsan helen helena helene hell hellas
hellboy hellfire hello hello1 hello12 hello123 hello2 hellokitty helloo hellos hellsing hellyeah helmet helmut
help helper helpme helsinki hemlock hendrix heng henrik henry henry1 hentai herbert herbie hercules here
herewego heritage herman hermes heroes herring hershey hesoyam hetfield hewitt hewlett heynow hfytnrb hidden
higgins high highbury highheel highland highlander highlife highway hiking hilary hill hillary hillbill hilton
hiphop hippie history hitachi hithere hitler hitman hiziad hjccbz hjvfirf hobbes hobbit hockey hockey1 hoffman
hogtied hokies hola holden hole holein1 holes holger holiday holidays holla holland hollie hollow holly holly1
hollywoo hollywood holmes holycow holyshit home homeboy homemade homepage homer homer1 homerj homers homerun
homework honda honda1 hondas honey honey1 honeybee honeys hong hongkong honolulu honor hookem hooker hookup
hooligan hooper hoops hoosier hoosiers hooter hooters hootie hoover hope hopeful hopeless hopkins hopper
horace hores horizon horndog hornet hornets horney horny horny1 horse horses hotass hotbox hotboy hotdog
hotgirls hotone hotpussy hotred hotrod hotsex hotshot hotstuff hott hottest hottie hotties houdini hound
hounddog house house1 houses houston houston1 hover howard howdy howell htubcnhfwbz huai huang hubert hudson
huge hughes hugo hummer humphrey hung hungry hunt hunte hunter hunter1 hunting hurley hurrican hurricane
husband husker huskers huskers1 huskies hustler hyperion hyundai iamgod ib6ub9 ibanez ibrahim iceberg icecream
icecube icehouse iceland iceman iceman1 icu812 idefix idiot idontkno idontknow idunno iforget iforgot igor
iguana ihateyou ijrjkfl iklo ilikeit ilikepie illini illinois illusion ilove ilovegod iloveme ilovepussy
ilovesex iloveu iloveyo iloveyou iloveyou1 iloveyou2 imagine imation immortal impact impala imperial implants
impreza incubus india indian indiana indians indigo infantry inferno infiniti infinity information ingrid
inlove innocent insane insanity insert inside insight insomnia inspiron install instant integra intel inter
intercourse interest interne internet intrepid intruder inuyasha invest iomega ipswich ireland ireland1 irene
irina irinka irish irish1 irishka irishman iriska ironmaiden ironman irving isaac isabel isabell isabella
isabelle isaiah iscool island islander ismail israel istanbul istheman italia italian italiano italy itisme
itsme ivan ivanov ivanova iverson iverson3 iwantu jabber jabroni jack jackal jackass jackass1 jackie jackjack
jackoff jackpot jackson jackson1 jackson5 jacob jacob1 jacobs jacques jade jaeger jagger jaguar jaguars jaime
jakarta jake jakejake jamaica james james007 james1 james123 jamesbon jamesbond jameson jamess jamie jamie1
jammer jammin jane janelle janet janice janine january japan japanese jared jarhead jarrett jarrod jarvis
jasmin jasmine jasmine1 jason jason1 jasper java javelin javier jaybird jayden jayhawk jayhawks jayson jazz
jazzman jazzy jean jeanette jeanne jeannie jedi jeep jeeper jeepster jeff jefferso jefferson jeffery jeffrey
jehovah jello jelly jellybea jellybean jenifer jenkins jenn jenna jennaj jennie jennife jennifer jennifer1
jenny jenny1 jensen jeremiah jeremy jeremy1 jericho jerk jerkoff jermaine jerome jerry jerry1 jersey jesper
jess jesse jessic jessica jessica1 jessie jester jesus jesus1 jesus123 jeter2 jethro jets jetski jewel jewels
jewish jezebel jiang jiao jiggaman jill jillian jimbo jimbo1 jimbob jimmie jimmy jimmy1 jimmys jing jingle
jingles jiong jktxrf jktymrf joanna joanne jocelyn jockey joe123 joebob joecool joejoe joel joemama joey
johann johanna johannes john john1 john123 john316 johnboy johncena johndeer johndoe johngalt johnjohn johnny
johnny1 johnny5 johnson johnson1 joke joker joker1 jokers jomama jonas jonathan jonathon jones jones1 jonny
jorda jordan jordan1 jordan2 jordan23 jorge jose joseph joseph1 josephin josh joshu joshua joshua1 josiah
journey joyce jrcfyf jsbach juan juanita jubilee judith judy juggalo jughead juice juicy jules julia julia1
julian juliana julie julie1 julien juliet juliette julio julius july jumbo jump jumper june junebug jungle
junio junior junior1 juniper junk junkie junkmail jupiter jupiter1 jurassic just4fun just4me justdoit justi
justice justice1 justin justin1 justine justme justus juventus k.lvbkf kaboom kahlua kahuna kaiser kaitlyn
kakashka kaktus kalina kamasutra kamikaze kamila kamilla kane kang kangaroo kansas kappa karachi karaoke
karate karen karen1 karin karina karine karma karolina kashmir kasper katana katarina kate katerina katherin
katherine kathleen kathryn kathy kathy1 katie katie1 katrin katrina kawasaki kayla kaylee kayleigh kazantip
kcchiefs kcj9wx5n keegan keenan keeper keepout keisha keith keith1 keller kelley kellie kelly kelly1 kelsey
kelvin kendall kendra keng kennedy kenneth kenny kenny1 kenobi kenshin kent kentucky kenwood kenworth kermit
kernel kerouac kerry kerstin kestrel kevin kevin1 keyboard keystone keywest kfgjxrf kfhbcf khan kickass kicker
kicksass kidrock kids kieran kill killa killbill kille killer killer1 killer12 killer123 killers killjoy
killkill killme kilroy kimball kimber kimberly kimmie kinder king kingdom kingfish kingking kingkong kingpin
kings kingston kinky kipper kirby kirill kirk kirkland kirsten kirsty kiss kisses kissing kisskiss kissme
kissmyass kitchen kiteboy kitkat kitten kittens kittie kitty kitty1 kittycat kittykat kittys kiwi kjkszpj
kjrjvjnbd klaste klaster klaus kleopatra klingon klizma klondike knickers knicks knight knight1 knights knock
knockers knopka knuckles kodiak kojak kokomo kolbasa kolobok kolokol komodo kong konstantin kool koolaid
kordell1 korean korn koroleva korova koshka kosmos kostya kotaku kotenok kramer krasotka kris krishna krissy
krista kristen kristi kristian kristin kristina kristine kristy krokodil krolik kronos krusty krypton krystal
ksenia ksusha ktyjxrf kuai kuang kume kungfu kurt kyle labrador labtec lacrosse ladder laddie ladies lady
ladybug laetitia lagnaf laguna lake lakers lakers1 lakeside lakewood lakota lalakers lambda lambert lamer
lamont lance lancelot lancer lancia lander landon lane lang lansing lantern laptop lara larisa larissa larkin
larry larry1 larsen larson laser laser1 laserjet lassie lasvega lasvegas latin latina latinas latino laura
laura1 laurel lauren lauren1 laurence laurent laurie lawrence lawson lawyer lazarus lback leader leanne
leather leavemealone lebowski ledzep leeann leeds leedsutd left4dead lefty legacy legend legion legolas legos
legs leigh leinad lekker leland lemans lemmein lemon lemonade lemons lena leng lennon lennox lenny lenochka
leon leonard leonardo leonid leopard leopold leroy lesbian lesbians lesley leslie lespaul lestat lester letmei
letmein letmein1 letmein2 letsdoit letsgo letter lewis lexmark lexus lfitymrf lfybbk lhfrjy liang liao libero
liberty liberty1 library lick licker licking lickit lickme life lifehack lifetime light lighter lighting
lightnin lightning lights lilbit lilian liliana lilith liliya lillian lillie lilly limewire limited lincoln
linda linda1 linden lindros lindsay lindsey lineage lineage2 ling link linkin links lion lionel lionking lions
lips lipstick liquid lisa lisalisa listen lister lithium little little1 live liverpoo liverpool liverpool1
living lizard lizzie lizzy ljxtymrf llamas lloyd loaded lobo lobster lockdown locks loco logan logan1 logger
logitech loki lokiloki lokomotiv lol123 lol12345 lola lolipop lolita lollipop lollol lollypop lolol londo
london london1 lonely lonesome lonestar lonewolf long longbow longdong longer longhair longhorn longjohn look
looker lookin looking lookout looney loose looser lopez lord loren lorena lorenzo loretta lori lorraine loser
loser1 losers lost lottie lotus loud louie louis louise loulou love love1 love12 love123 love1234 love69
lovebug loveit loveless lovelife lovelove lovely loveme lover lover1 loverboy loverman lovers lovesex loveya
loveyou loving lowell lowrider ltybcrf luan luca lucas lucas1 lucia luciano lucifer lucille luck lucky lucky1
lucky13 lucky7 luckydog luckyone lucy ludmila ludwig luis luke lumber lumina luna lunchbox lust luther lvbnhbq
lynn m123456 macaroni macbeth macdaddy machine macintos mack mackie macleod macman macross mad madagaskar
madcat madcow madden maddie maddog madeline madina madison madison1 madman madmax madness madonna madrid
maestro mafia magazine magelan magellan maggi maggie maggie1 maggot magic magic1 magic32 magical magician
magick magicman magnet magneto magnolia magnum magnus magpie magpies mahler maiden mail mailcreated5240
mailman maison majestic major makaka makaveli makayla maksim maksimka malachi malaka malaysia malcolm malibu
malice malina malish mallard mallorca mallory mallrats malone mama123 mamacita mamamia mamapapa mamas manager
manchest manchester mancity mandarin mandingo mandrake mandy mandy1 manfred mang manga mango mangos maniac
manila mankind mann manning manny manolo manowar manson mantis mantle manuel manuela manutd maple maradona
marathon marauder marble marbles marc marcel marcello marcelo march marcia marcin marcius2 marco marcos marcus
margaret margarit margarita margie mari maria maria1 mariah mariam marian mariana marianna marianne marie
marie1 mariel marijuan marijuana marika marilyn marin marina marine marine1 mariner mariners marines marines1
marino marino13 mario mario1 marion mariposa marisa marissa marius mariya marjorie mark marker market markie
markiz markus marlboro marlene marley marlin marlon marquis marriage married mars marseill marseille marsha
marshal marshall martha marti martin martin1 martina martine martinez martini marty marvel marvin mary maryann
maryjane maryland masamune maserati mash4077 mason mason1 massage massimo massive maste master master1
master12 masterbate masterbating masterp masters matador matchbox mathew matilda matisse matrix matrix1 matt
matteo matthe matthew matthew1 matthews matthias mattie matty mature maureen maurice maveric maverick max123
max333 maxdog maxell maxim maxima maxime maximka maximo maximum maximus maxine maxmax maxwell maxwell1 maxx
maxxxx mayday mayhem maynard mazafaka mazda mazda3 mazda6 mazda626 mazdarx7 mcdonald mckenzie mclaren meadow
meagan meat meatball meathead meatloaf mechanic media medic medic1 medical medicine medina medion medusa
medved mega megadeth megaman megan megan1 megane megapass megatron meghan meier meister melani melanie
melanie1 melina melinda meliss melissa melissa1 mellon mellow melody melons melrose melvin member memorex
memory memphis menace meng mental menthol mentor meow meowmeow mephisto mercede mercedes mercury mercury1
meredith meridian merlin merlin1 merlot mermaid mersedes messiah met2002 metal metal1 metall metallic
metallica metallica1 method metroid mets mexican mexico miami mian miao michae michael michael1 michael2
michaela michaels michal micheal michel michele michell michelle michigan mick mickey mickey1 micro microlab
micron microphone microsof microsoft middle midget midnight midnite midway mierda mighty migue miguel mihail
mikael mike mike1 mike123 mikemike mikey mikey1 milan milana milano mildred milena miles military milk milkman
millenium miller miller1 millie million millions millwall milo milton mindy mine minecraft minemine minerva
ming mingus minime minimoni ministry minnie miracle mirage miranda miriam mirror mischief misery misfit
misfit99 misfits misha mishka misiek missie mission mississippi missouri missy missy1 mister mistress misty
misty1 mitch mitchell mittens mizzou mobile mobydick model models modelsne modena modern mogwai mohamed
mohammad mohammed mohawk mojo mollie molly molly1 mollydog moloko molson momdad mommy mommy1 momoney monaco
monalisa monarch monday mondeo mone money money1 money12 money123 moneyman moneys mongoose monic monica monika
monique monitor monk monke monkey monkey1 monkey12 monkeybo monkeys monopoly monroe monster monster1 monsters
montag montana montana1 monte montecar montgom240 montreal montrose monty monty1 moocow mookie moomoo moon
moonbeam moondog mooney moonligh moonlight moonshin moore moose moose1 mooses mopar morales mordor more moreno
morgan morgan1 moritz morning moron morpheus morris morrison morrowind mortal morten mortgage mortimer mortis
morton moscow moses moskva mother mother1 motherfucker motherlode mothers motion motley motocros motor
motorola motown mountain mouse mouse1 mouser mouth movie movies mozart mudvayne mufasa muffin muffin1 muhammad
mulder mullet mulligan multiplelo munch munchkin munich muppet murder murphy murphy1 murray murzik musashi
muscle muscles mushroom music music1 musica musical musicman muslim mustafa mustang mustang1 mustang2 mustang5
mustang6 mustangs mustard mutant mybaby mydick mygirl mykids mylife mylove myname mynameis mypass mypassword
myrtle myself mystery mystic myxworld nadia nadine naked namaste nancy nancy1 nang nanook napalm napass
napoleon napoli napster narnia naruto nascar nascar24 nastia nasty nasty1 nastya natali natalia natalie
natalie1 nataly natalya natasha natasha1 natedogg nathalie nathan nathan1 nation national native natural
nature naughty naughty1 nautica nautilus navajo navigator navy navyseal nazgul nbvjatq ncc1701 ncc1701a
ncc1701d ncc1701e ncc74656 ne1469 nebraska needles nellie nelson nemesis nemrac58 neng neon neptune nestor
netscape network nevada never nevermind nevermore nevets neville newark newbie newcastl newcastle newlife
newman newpass newpass6 newport news newton newyear newyork newyork1 nextel nfnmzyf nfytxrf nguyen niang niao
nice niceass niceguy nicholas nichole nick nickel nicky nico nicol nicola nicolas nicole nicole1 nigga nigger
night nightmar nightmare nights nightwish nike nikita nikitos nikki nikki1 nikola nikolai nikolas nikolay
nimbus nimitz nimrod nina nine nineball nineinch niners ning ninja ninja1 ninjas nintendo nipper nipple
nipples nirvana nirvana1 nissan nitram nitro nittany nobody noel noelle nofear nokia nokia1 nokia5800
nokia6233 nokia6300 nokian73 nolimit nomad nomore noname noname123 none nonenone nong noodle noodles nookie
nopass norbert normal norman normandy norris north northern norton norway norwich nostromo notebook nothing
notredam notused nounours nova novell november noway nthvbyfnjh ntktajy nuan nuclear nude nudes nudist nugget
nuggets number number1 nurses nursing nutmeg nuts nutter nuttertools nwo4life nygiants nyjets nylons nymets
nympho oakland oakley oasis oatmeal obelix oberon obiwan oblivion obsidian ocean oceans october octopus odessa
odyssey office officer offshore ohshit ohyeah oicu812 oilers oklahoma oksana older oldman oleg olenka olesya
olga olive oliver oliver1 olivia olivier ollie olympus omar omega omega1 onelove onetime onetwo onion onions
online onlyme ontario open opendoor opennow openup operator ophelia optimist optimus option options oracle
oral orange orange1 oranges orchard orchid oregon oreo orgasm orient original orioles orion orion1 orlando
oscar oscar1 osiris othello otis ottawa otto ou812 ou8122 ou8123 outback outkast outlaw outside over overkill
overlord owen oxford oxygen oyster ozzy p0015123 p0o9i8u7 p4ssw0rd p@ssw0rd pa55w0rd pa55word pablo pacers
pacific pacino packard packer packers packers1 pacman paco paddle padres page pain paint paintbal paintball
painter painting pajero pakistan palace paladin paladin1 palermo pallmall palmer palmtree paloma pamela panama
panasoni panasonic pancake pancakes pancho panda panda1 pandas pandora pang panhead panic panter pantera
pantera1 panther panther1 panthers panties pants pantyhos panzer paolo papamama paper papers papillon papito
paradigm paradise paradox paragon paramedi paranoid paris paris1 park parker parkour parlament parol parola
parrot partner party pasadena pascal pass pass1 pass123 pass1234 passat passes passion passme passpass
passport passw0rd passwd passwor passwor1 password password01 password1 password12 password123 password2
password9 password99 passwords passwort pastor pasword patch patches patches1 pathetic pathfind patience
patric patrice patrici patricia patrick patrick1 patriot patriots patrol patton patty paul paula paulie
paulina pauline paulpaul pavel pavement pavilion pavlov payday payton pdtplf peace peace1 peach peaches
peaches1 peachy peacock peanut peanut1 peanuts pearl pearl1 pearljam pearls pearson pebble pebbles pecker
pedro peekaboo peeper peewee pegasus peggy pelican pencil penelope penetration peng penguin penguin1 penguins
penis penis1 penny penny1 pentagon penthous pentium people pepito peppe pepper pepper1 peppers pepsi pepsi1
perfect perfect1 perkins perry persik person persona personal pervert pete peter peter1 peterbil peterpan
peters peterson petra petrov petrova petunia peugeot peyton phantom pharao pharmacy phat pheonix phialpha phil
philip philippe philips phillies phillip phillips philly phish phish1 phoebe phoeni phoenix phoenix1 phone
photo photon photos phpbb phyllis physics pian piano pianoman piao piazza picard picasso piccolo pickle
pickles picks pickup pics picture pictures picturs pierce piercing pierre pigeon piggy piglet pigpen pikachu
pilgrim pillow pilot pimp pimpdadd pimpdaddy pimpin pimping pinball pineappl pineapple pinetree ping pingpong
pinhead pink pinkfloy pinkfloyd pinkie pinky pinky1 pinnacle pioneer pipeline piper pippen pippin pippo
piramida pirate pirates pisces pissing pissoff pistol pistons pitbull pitch pixies pizdec pizza pizza1
pizzaman pizzas placebo placid planes planet plasma plastic plastics platinum plato platon platypus play playa
playball playboy playboy1 playboy2 player player1 players playing playmate playstat playstation playtime
please please1 pleasure ploppy plumber pluto plymouth pobeda pocket poetry point pointer poison pokemo pokemon
pokemon1 poker poker1 poland polaris police polina polish pollux polly polniypizdec0211 polo polopolo polska
pompey poncho pong pontiac pony poochie poodle pooh poohbear pookey pookie pooky pool pool6123 poontang poop
pooper poopie poopoo pooppoop poopy pooter popcorn popcorn1 popeye popova popper poppy poptart porkchop porn
pornking porno porno1 pornos pornporn pornstar porsche porsche1 porsche9 portal porter portland portugal
poseidon positive possum post postal postman potato pothead potter powder powell power power1 power123
powerful powers praise prayer preacher precious predator prelude premier premium presario presiden president
presley pressure presto preston pretty pride priest prime primus prince prince1 princes princesa princess
pringles printer printing prissy private private1 privet pro100 probes prodigy profit program progress project
promise property prophet prospect prosper protect protocol proton proview prowler proxy prozac psycho public
puck puddin pudding puffin puffy pufunga7782 pugsley pulsar pumper pumpkin pumpkin1 pumpkins punch punisher
punk punker punkin punkrock puppet puppies puppy puppy1 puppydog pupsik purdue purpl purple purple1 pushkin
puss pussey pussie pussies pussy pussy1 pussy123 pussy69 pussycat pussyman pussys putter puzzle pyramid python
q11111 q12345 q123456 q1234567 q123456789 q1q2q3 q1w2e3 q1w2e3r q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 q2w3e4
q2w3e4r5 qawsed qawsedrf qaz123 qazqaz qazws qazwsx qazwsx1 qazwsx12 qazwsx123 qazwsxed qazwsxedc qazwsxedc123
qazwsxedcrfv qazxcv qazxsw qazxswedc qazzaq qiang qiao qing qiong qqq111 qqqqq1 qqqwww quality quan quantum
quartz quasar quattro quebec queen queenie queens quentin quest question quick quincy qwaszx qwe123 qwe123qwe
qwe321 qweasd qweasd123 qweasdzxc qweasdzxc123 qwedsa qweqwe qwer12 qwer123 qwer1234 qwerasdf qwerasdfzxcv
qwert qwert1 qwert123 qwert12345 qwert40 qwerty qwerty1 qwerty11 qwerty12 qwerty123 qwerty1234 qwerty12345
qwerty123456 qwerty7 qwertyu qwertyui qwertyuio qwertyuiop r2d2 r2d2c3po rabbit rabbit1 rabbits rabota race
racecar racer racerx rachael rachel rachel1 rachelle racing radar radeon radical radio radiohea radiohead
raduga rafael rage ragnarok raider raiders raiders1 railroad rain rainbow rainbow1 rainbow6 rainbows rainman
rainyday raistlin raleigh ralph rambler rambo rambo1 ramirez ramjet rammstein ramona ramones rampage ramrod
ramses ramsey ranch rancid randall random randy randy1 rang ranger ranger1 rangers rangers1 raphael rapper
raptor raquel rascal rasdzv3 rasmus rasputin rasta rastaman ratboy rated ratman raven raven1 ravens raymond
razor razz rbhbkk rctybz reader readers reading ready reagan real reality really realmadrid reaper reason
rebecca rebecca1 rebel rebel1 rebels reckless record records recovery red123 redalert redbaron redbird redbone
redbull redcar redd reddevil reddog reddwarf redeye redfish redfox redhat redhead redheads redhot redline
redman redneck redrose redrum reds redskin redskins redsox redsox1 redstar redwine redwing redwings redwood
reebok reefer reeves referee reflex reggae reggie regina reginald register reilly reload reloaded remember
remingto remote renata renate renato renault renee renegade reng repair report reptile republic requiem
rereirf rescue research reserve resident respect restart retard retire retired revenge review revoluti
revolution revolver reynolds rfgecnf rfhbyf rfhfvtkmrf rfhfylfi rfhnjirf rfnthbyf rfntymrf rfrfirf rfrnec
rfvfcenhf rhbcnbyf rhfcfdbwf rhfcjnrf rhiannon rhino rhinos rhjrjlbk rhonda rhtdtlrj rhubarb ricard ricardo
riccardo rich richar richard richard1 richards richie richmond rick ricky rico riddle ride rider riders ridge
riffraff right rightnow riley rimmer ring ringer ringo ripken ripley ripper ripple rita river rivera rivers
riversid rjhjkm rjhjktdf rjirfrgbde rjntyjr rjycnfynby road roadkill roadking roadrunn roadrunner roadster
robbie rober robert robert1 roberta roberto roberts robin robin1 robins robinson robocop robot robotech
robotics rocco rochelle rock rocker rocket rockets rockford rockhard rockie rockies rockin rocknrol rocknroll
rockon rocks rockstar rockwell rocky rocky1 rodeo rodman rodney rodrigo roger roger1 rogers rogue roland rolex
roll roller rollin rolling rollins rolltide roma roman romance romano romans romantic romashka romeo romeo1
romero rommel ronald ronaldinho ronaldo rong ronnie roofer rookie rooney rooster rootbeer rosario roscoe rose
rosebud rosemary roses rosie ross roswell rotten rough route66 rover rovers roxanne roxy royal royals royalty
rtyuehe ruan rubber rubble ruby rudeboy rudolf rudy rufus rufus1 rugby rugby1 rugger rules rulez rulezzz
rumble runaway runescape runner running rupert rush rush2112 ruslan russel russell russia russian rustam rusty
rusty1 rusty2 rustydog ryan s123456 sabbath sabina sabine sabres sabrina sabrina1 sacred sadie sadie1 safari
safety sahara saigon sailboat sailing sailor saint saints sairam saiyan sakura salamander salami salasana
saleen salem sales sally sally1 salman salmon salome salomon salope salsero salvador sam123 samanth samantha
samara sambo samiam samira samm sammie sammy sammy1 sammy123 samoht sampson samson samsun samsung samsung1
samtron samuel samuel1 samurai sanchez sancho sand sander sanders sandie sandiego sandman sandr sandra sandra1
sandrine sandro sandwich sandy sandy1 sanford sanfran sang sanity santa santafe santana santiago santos sapper
sapphic sapphire sara sarah sarah1 saratoga sascha sasha sasha1 sasha123 sasha_007 sashka saskia sassy sassy1
sasuke satan satan666 satana satchmo saturday saturn saun sauron sausage sausages savage savanna savannah
savior sawyer sayang scamper scania scanner scarface scarlet scarlett schalke schatz scheisse schmidt school
science scissors scooby scooby1 scoobydo scoobydoo scooter scooter1 score scorpio scorpio1 scorpion scotch
scotland scott scott1 scottie scotty scout scouts scrabble scrapper scrappy scratch scream screamer screen
screw screwy script scruffy scuba scuba1 scully seabee seadoo seagull seahawks seamus sean searay search
season seattle sebastia sebastian sebring second secret secret1 secrets secure security sedona seeker seeking
segblue2 seinfeld sekret select selena selina seminole semper semperfi senator senators seneca seng senior
senna sensei sentinel sephiroth septembe september serega serena serenity sergbest sergeant sergei sergey
sergi sergio series serious serpent sersolution server service services sesame seven seven7 sevens severin sex
sex123 sex4me sex69 sexgod sexman sexo sexsex sextoy sexual sexx sexxx sexxxx sexxxy sexxy sexy sexy1 sexy69
sexybabe sexybitch sexyboy sexygirl sexylady sexyman sexyone sexysexy seymour sf49ers shado shadow shadow1
shadow12 shadows shady shag shaggy shai shakira shakur shalom shaman shampoo shamrock shamus shan shane
shaney14 shang shanghai shania shanna shannon shannon1 shanti shao shaolin shark shark1 sharks sharky sharon
sharp sharpe shasta shauna shaved shawn shawna shazam shearer sheba sheba1 sheeba sheena sheep sheepdog shei
sheila shelby sheldon shell shelley shelly shemale shen sheng shepherd sheridan sheriff sherlock sherman
sherri sherry sherwood shibby shiloh shiner shinobi shirley shit shitface shithead shitty shock shocker shodan
shoes shogun shojou shonuf shooter shopper shopping short shorty shotgun shou shovel show shower showme
showtime shrimp shuai shuang shui shun shuo shuttle shutup sick sidekick sidney siemens sierra sigma sigmachi
signal silence silent silly silver silver1 silverad silvia simba simba1 simmons simon simon1 simona simone
simons simple simple1 simpson simpsons sims sinatra sinbad sinclair singapor singer single sinister sinned
sinner siobhan sirius sissy sister sisters site sites sithlord sixers sixpack sixty sixty9 skate skateboard
skater skeeter skibum skidoo skiing skillet skinhead skinner skinny skip skipper skipper1 skippy skirt
skittles skorpion skydive skyhawk skylar skylark skyler skyline skywalke skywalker slacker slamdunk slammer
slapper slappy slapshot slater slave slave1 slavik slayer slayer1 sleep sleeper sleepy slick slick1 slider
slim slimshad slimshady slinky slipknot slippery sliver slonik sloppy slowhand slugger sluggo slut sluts
slutty smackdow smackdown small smart smart1 smashing smeghead smegma smelly smile smiles smiley smirnoff
smirnov smith smith1 smiths smitty smoke smoke1 smoker smokes smokey smokey1 smokie smokin smoking smooth
smoothie smudge smurf smut snake snake1 snakes snapon snapper snapple snappy snatch sneakers sneaky snicker
snickers sniffing sniper snooker snoop snoopdog snoopy snoopy1 snow snowball snowbird snowboar snowboard
snowflak snowman snuffy snuggles sobaka socce soccer soccer1 soccer10 soccer11 soccer12 socrates sofia softail
softball software sojdlg123aljg solaris soldier soleil solitude solnce solo solomon solution some someday
someone somerset somethin something sommer sonata song sonia sonic sonic1 sonics sonny sonoma sony
sonyericsson sonyfuck sonysony sooner sooners sophi sophia sophie sophie1 soprano sopranos soso123aljg soul
soulmate sound south southern southpar southpark southpaw sowhat space spaceman spam spanish spank spanker
spanking spankme spanky spanner spark sparkle sparkles sparks sparky sparky1 sparrow sparta spartak spartan
spartan1 spartans spawn speaker speakers spears special special1 specialk spectre spectrum speed speedo
speedway speedy spence spencer spencer1 sperma sphinx spice spider spider1 spiderma spiderman spidey spike
spike1 spiker spikes spikey spinner spiral spirit spitfire splash spleen spliff splinter spock spock1 spoiled
sponge spongebo spongebob spooge spooky spoon spoons sport sporting sports sporty spot spotty spread spring
springer springs sprint sprinter sprite sprout spud spunky spurs spurs1 sputnik spyder sqdwfe squall square
squash squeak squeeze squirrel squirt srinivas stacey stacie stacy stafford stalin stalker stallion stan
standard stanford stang stanislav stanley stanley1 stanton staples star star69 starbuck starcraf starcraft
stardust starfire starfish stargate starligh starman starr stars starship starstar start start1 starter
startrek starwar starwars starwars1 stasik state static station status stayout stealth steam steaua steel
steele steeler steelers stefan stefanie stefano steffen steffi stella stellar stepan steph stephan stephane
stephani stephanie stephen stephen1 stereo sterlin sterling sterva steve steve1 steven steven1 stevens stevie
stewart stewart1 stick stickman sticks sticky stiffy stigmata stimpy sting stinger stingray stinker stinky
stitch stock stocking stocks stockton stolen stone stone1 stone55 stonecol stonecold stoned stoner stones
stoney stop storage store stories storm storm1 stormy straight strange stranger strap stratfor stratus
strawber strawberry stream streaming street streets strelok strength stress stretch strider strike striker
string strip stripper stroke stroker strong stryker stuart stubby stud student studio studly studman stuff
stumpy stunner stupid stupid1 style styles stylus suan subaru sublime submit suburban subway subzero success
success1 suck suckdick sucked sucker suckers sucking suckit suckme suckmydick sucks sugar sugar1 suicide
sullivan sultan summer summer1 summer69 summer99 summers summit sundance sunday sundevil sunfire sunflowe
sunflower sunlight sunny sunny1 sunnyday sunrise sunset sunshin sunshine sunshine1 super super1 super12
super123 superb superfly superior superma superman superman1 supernov supernova supersonic supersta superstar
support supra supreme surf surfer surfing surgery surprise survivor susan susan1 susana susanna susanne sushi
suslik sutton suzanne suzuki sveta svetik svetlana svoboda swallow sweden swedish sweet sweet1 sweetheart
sweetie sweetnes sweetness sweetpea sweets sweety swimmer swimming swinger swingers swinging switch swoosh
sword swordfis swordfish swords sydney sylveste sylvia sylvie syncmaster synergy syracuse system systems
syzygy tabasco tabitha taco tacobell tacoma taekwondo talbot talisman talks talon tamara tamerlan tammy tammy1
tampabay tang tango tango1 tank tanker tanner tantra tanya tanya1 tara tarakan tardis target tarheel tarheels
tarpon tarzan tasha tasha1 tasty tatarin tatiana tattoo tatyana taurus taxman taylor taylor1 tazman tazmania
tazz tbone tdutybq tdutybz teacher team tech technics techno teddy teddy1 teddybea teddybear teen teenage
teens tekken telefon telephon telephone temp temp123 tempest templar temple temppass tenchi tender teng
tennesse tennis tennis1 tequila terefon teresa terminal terminat terminator termite terra terrapin terrell
terrier terror terry test test1 test12 test123 test1234 tester testing testing1 testpass testtest tetsuo texas
texas1 thailand thanatos thanks thankyou theater theatre thebear thebeast thebest theboss thecat thecrow
thecure thedog thedon thedoors thedude theend theforce thegame thegreat their thekid theking thelma theman
theodore theone there theresa therock therock1 these thesims thewho thierry thing things thirteen this
thisisit thoma thomas thomas1 thompson thong thongs thor thrasher three threesom throat thuglife thumb thumbs
thumper thumper1 thunder thunder1 thunderb thursday thx1138 tiamat tian tiao tiberius tiburon ticket tickle
ticklish tiffany tiffany1 tiger tiger1 tiger123 tiger2 tigercat tigers tigers1 tigge tigger tigger1 tigger2
tight tights timber time timeout timmy timosha timothy tina ting tinker tinkerbe tinkerbell tinman tintin tiny
tipper titan titanic titanium titans titfuck titleist tits titten titties titts titty tkbpfdtnf toast toaster
tobias toby today todd toejam toffee together toilet tokiohotel toledo tolkien tomahawk tomas tomato tomcat
tommie tommy tommy1 tommyboy tomorrow tomtom tong tongue tonight tony toocool tool toolbox toolman toomuch
toon toonarmy tootie tootsie topcat topdog topgun tophat topher topper toriamos torino tornado toronto torpedo
torres toshiba tosser tottenha tottenham touching tower towers town toyota trace tracer tracey track tracker
tractor tracy trader traffic trailer train trainer training trains tralala trance tranny trans transam
transfer transit translator trapper trash trauma travel traveler travis travis1 treasure treble trebor tree
treefrog trees treetop trek trenton trevor trfnthbyf trial triangle tribal tricia tricky trident trigger
trigun trinidad trinitro trinitron trinity trinity1 trip triple tripleh triplex tripod tripper trisha tristan
triton triumph trixie trojan trojans troll trombone trooper trooper1 tropical trouble trouble1 trout troy
truck trucker trucking trucks truelove truman trumpet trumpet1 trunks trust trustme trustno trustno1 truth
tsunami tuan tucker tuesday tujhrf tulips tuna tunafish tundra tuning tupac turbo turbo1 turbos turkey
turkey50 turner turnip turtle tuscl tuxedo tweety twelve twenty twiggy twilight twinkie twinkle twins twist
twisted twister tycoon tyler tyler1 typhoon tyrone tyson tyson1 ufkbyf ukraine ultima ultimate ultra ulysses
umbrella umpire undead underdog underground undertak undertaker unicorn unique united universa universal
universe university unknown unlock unreal uptown upyours uranus ursula usa123 usarmy user username usmarine
usmc usnavy usuckballz1 utopia vacation vader vader1 vadim vagabond vagina valencia valentin valentina
valentine valera valeri valeria valerie valery valhalla valkyrie valley vampir vampire vampire1 vampires
vancouve vanessa vanessa1 vanguard vanhalen vanilla varvara vasilisa vaughn vauxhall vbkfirf vector vectra
vedder vegas vegeta vegitto vehpbr velocity velvet vendetta venera venice venom ventura venture venus vera
verbatim veritas verizon vermont vernon verona veronica veronika versace vertigo vette vfczyz vfhbyf vfhecz
vfhufhbnf vfibyf vfitymrf vfksirf vfndtq vfntvfnbrf vfrcbv vfrcbvrf vfvekz vfvfgfgf vfvjxrf vh5150 viagra
vickie victor victori victoria victory video video1 videos vienna vietnam viewsoni viewsonic viking vikings
vikings1 viktor viktoria viktoriya villa village vincent vincent1 vinnie vintage violet violetta violin viper
viper1 vipergts vipers virgil virgin virginia virginie virtual virus visa vision visual vitalik vitamin vivian
vjcrdf vjkjrj vjqgfhjkm vkontakte vlad vladik vladimir vladislav vodka volcano volcom volkov volkswag volley
volleyba volume volvo voodoo vortex voyager voyager1 voyeur vqsablpzla vsegda vsjasnel12 vulcan w_pass waffle
wagner walker wallace wallet walleye wally walmart walnut walrus walter walton wanderer wang wanker wanking
wanted wapbbs warcraft wareagle warez warhamme warhammer warlock warlord warner warning warren warrior
warrior1 warriors warthog wasabi washburn washingt washington wasser wassup wasted watch watcher water water1
waterboy waterloo waterman waters watford watson wayne wayne1 wealth weare138 weasel weather weaver webber
webhompas webmaste webmaster webster wedding weed weed420 weekend weezer weiner weird welcom welcome welcome1
welder welkom weller wendy wendy1 weng werder werdna werewolf werner wesley west western westham weston
westside westwood wetpussy wetter wg8e3wjf what whatever whatsup whatthe whatwhat wheeler wheels whiplash
whiskers whiskey whisky whisper whistler white white1 whiteboy whiteout whitesox whitey whitney whocares whore
whynot wibble wicked widget wifey wilbur wild wildbill wildcard wildcat wildcats wilder wildfire wildman
wildone wildwood will willia william william1 williams willie willis willow willy wilson wind windmill window
windows windsor windsurf winger wingman wingnut wings winner winner1 winners winnie winona winston winston1
winter winter1 wireless wisdom wiseguy wishbone wives wizard wizard1 wizards wolf wolf359 wolfen wolfgang
wolfie wolfman wolfpac wolfpack wolverin wolverine wolves woman womans wombat women wonder wonderboy wonderfu
wonderful wood woodie woodland woodstoc woody woody1 woofer woofwoof woohoo wookie word wordpass wordup work
worker working workout world wormix worthy wp2003wp wraith wrangler wrench wrestle wrestler wrestlin wrestling
wright wrinkle1 writer wutang wxcvbn wyoming xanadu xander xantia xavier xbox360 xerxes xfiles xian xiang xiao
xing xiong xtreme xuan xxx123 xxxpass xyz123 yamaha yamahar1 yamato yang yankee yankees yankees1 yankees2
yasmin ybrbnf ybrjkfq yeah yeahbaby yellow yellow1 yessir yfcntymrf yfnfif yfnfkb yfnfkmz ying yjdsqgfhjkm
yoda yogibear yolanda yomama yong yosemite young young1 yourmom yousuck youtube yoyoma yuan yugioh yummy
yvette yvonne yzerman z1x2c3 z1x2c3v4 zach zachary zachary1 zack zalupa zander zang zanzibar zaphod zappa
zapper zaq123 zaq12wsx zaq1xsw2 zaqwsx zaqwsxcde zaqxsw zaqxswcde zaraza zarina zasada zebra zeng zenith
zephyr zeppelin zero zerocool zerozero zeus zhai zhang zhao zhei zheng zhjckfd zhong zhou zhuai zhuang zhui
zhun zhuo zidane ziggy ziggy1 zigzag zildjian zipper zippo zippy zodiac zoloto zombie zong zoomzoom zorro
zorro1 zuan zvezda zxasqw zxasqw12 zxc123 zxcasd zxcasdqwe zxcasdqwe123 zxcv123 zxcv1234 zxcvb123 zxcvbn
zxcvbnm zxcvbnm1 zxcvbnm123 zyjxrf zzzxxx
`
