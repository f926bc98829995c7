/**
 * The words in the most common passwords, in lower case. `isCommonPassword`
 * handles digits around or in place of letters.
 */
export const commonPasswordLexicon = `
password passwort passord passwd passw pass passcode passphrase password123 pass123 mypassword mypass thepassword newpassword oldpassword
yourpassword nopassword changeme changeit change letmein letmeinnow opensesame sesame openup welcome welcomeback welcomehome hello helloworld
hellohello hellokitty hithere goodbye iloveyou iloveu ilovey ilovehim ilover loveyou loveme lovely lover lovers love loveu truelove mylove
myloves onelove loverboy lovergirl loveloves babylove ilovegod ilovejesus ilovemom ilovedad ilovemusic ilovecats ilovedogs iloveme
secret secrets topsecret mysecret secure security admin administrator adminadmin admin123 root rootroot toor superuser superadmin sysadmin
user username useruser guest login logmein signin test tester testing test123 test1234 testtest testuser temp temporary tempass temppass
default demo demodemo sample example blank none nothing something anything everything whatever whatsup access accessme computer internet
server network system windows microsoft google googlegoogle facebook twitter instagram youtube yahoo hotmail gmail outlook amazon apple
samsung android iphone nokia blackberry linkedin myspace tumblr snapchat tiktok pinterest reddit netflix spotify paypal ebay etsy etsyshop
etsyseller listwright handmade handcrafted crafts craftshop myshop shop shopping shopowner store seller business office work money
moneymoney cash dollar million millionaire billion rich richman gold golden silver diamond diamonds platinum crystal emerald
ruby sapphire pearl jewel jewelry treasure fortune lucky luckyme luckyone luckystar winner winning champion champ success happy
happyday happiness behappy smile smiley smiles sunshine sunny sunrise sunset sunflower summer summertime winter wintertime spring
springtime autumn fall january february march april may june july august september october november december monday tuesday wednesday
thursday friday saturday sunday today tomorrow yesterday morning midnight night goodnight daylight moonlight starlight twilight
qwerty qwert qwertyu qwertyui qwertyuiop qwerty123 qwe qwer qweqwe qweasd qweasdzxc qweqweqwe qazwsx qazwsxedc qazxsw wsxqaz 1qaz2wsx
1qaz2wsx3edc 1qazxsw2 2wsx3edc zaq12wsx zaq1zaq1 zaq1xsw2 zaqwsx xsw2zaq1 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3 q1w2e3r4 q1w2e3r4t5
asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl asdasd asdasdasd asdqwe asd123 asdf1234 asdfasdf zxcv zxcvb zxcvbn zxcvbnm zxczxc zxcasd
zxcasdqwe zxcvbnm123 azerty azertyuiop qwertz qwertzuiop abc abcd abcde abcdef abcdefg abcdefgh abcabc abc123 abcd1234 a1b2c3 a1b2c3d4
a1s2d3 a1s2d3f4 aa123456 aaa aaaa aaaaaa aaaaaaaa aabbcc abcxyz xyz xyzxyz xxx xxxxxx poiuyt poiuytrewq lkjhgf lkjhgfdsa mnbvcx mnbvcxz
1234qwer 123qwe 123qweasd 123qweasdzxc 123abc 123asd 123zxc 1234abcd 12345qwert 123456a 123456abc 123456q qwe123 qwe123456 qwaszx wasd
onetwo onetwothree one two three four five six seven eight nine ten onetwothreefour number numberone numero
dragon dragons dragonfly dragonball monkey monkeys monkeyman tiger tigers tigger lion lions lionking panther panthers wolf wolves wolfpack
wolfgang bear bears teddybear teddy polarbear eagle eagles falcon falcons hawk hawks raven ravens phoenix unicorn unicorns pegasus butterfly
butterflies ladybug bumblebee honeybee spider spiderman scorpion snake python cobra viper shark sharks dolphin dolphins whale turtle turtles
penguin penguins puppy puppies doggy doggie dog dogs mydog doglover bulldog bulldogs kitty kittycat kitten kittens cat cats mycat catdog
catlover pussycat horse horses pony ponies mustang stallion rabbit bunny bunnies hamster mouse mickey mickeymouse minnie donald donaldduck
duck ducks chicken rooster turkey pig piggy piglet cow cowboy cowboys cowgirl buffalo elephant giraffe zebra gorilla panda pandas koala
kangaroo fish fishing fisher goldfish salmon frog froggy frogger bird birdie birds bluebird parrot peacock swan swallow sparrow bluejays
cardinal cardinals oriole gator gators alligator dinosaur trex jaguar jaguars leopard cheetah cougar cougars lynx fox foxy foxes badger
beaver otter squirrel bee bees beetle ladybird cricket grasshopper mosquito
football footballer soccer baseball basketball softball volleyball tennis golf golfer golfing hockey rugby cricketer boxing boxer wrestling
wrestler swimming swimmer running runner cycling skating skater skateboard snowboard surfing surfer surf karate judo ninja ninjas samurai
gymnast gymnastics dancer dancing dance ballet cheer cheerleader sports sport sporty athlete team teamwork coach player players gamer gaming
game games gameboy gameover playstation xbox nintendo wii sega mario supermario luigi zelda link sonic pokemon pikachu charizard pokemongo
minecraft fortnite roblox callofduty blackops warcraft worldofwarcraft starcraft diablo halo doom quake counterstrike leagueoflegends
overwatch runescape assassin assassins assassinscreed finalfantasy cloud sephiroth tetris pacman
liverpool liverpoolfc arsenal arsenalfc chelsea chelseafc manchester manchesterunited manunited manutd mancity everton tottenham spurs leeds
newcastle westham celtic rangers barcelona barca fcbarcelona realmadrid madrid juventus milan acmilan inter intermilan roma napoli bayern
bayernmunich dortmund schalke ajax feyenoord benfica porto sporting galatasaray fenerbahce besiktas flamengo corinthians palmeiras santos
boca bocajuniors riverplate chivas america lakers celtics bulls chicagobulls knicks warriors heat spurs rockets mavericks yankees newyorkyankees
redsox cubs dodgers giants mets braves phillies tigers steelers packers patriots raiders broncos vikings chargers dolphins redskins saints
seahawks bengals browns colts texans titans buccaneers ravens rams chiefs niners lakeshow hurricanes longhorns tarheels bluedevils gators
seminoles buckeyes wolverines huskers sooners crimsontide rolltide maverick
ronaldo cristiano messi lionelmessi neymar beckham rooney zidane maradona pele ronaldinho jordan michaeljordan kobe kobebryant lebron lebronjames
shaq iverson jeter tigerwoods federer nadal schumacher senna hamilton rossi
superman batman robin joker spiderman ironman captain captainamerica hulk thor avengers wolverine deadpool catwoman superhero superstar superstars
starwars starwars1 skywalker lukeskywalker anakin vader darthvader yoda jedi jedimaster jediknight chewbacca hansolo boba bobafett stormtrooper
startrek enterprise spock trekkie klingon picard matrix neo trinity morpheus terminator predator alien aliens rambo rocky rockyou gandalf frodo bilbo
aragorn legolas gollum sauron hobbit lordoftherings mordor harrypotter potter hogwarts gryffindor slytherin hermione dumbledore voldemort snape
twilighter edwardcullen jacobblack simpsons simpson homer homersimpson bart bartsimpson southpark cartman familyguy futurama spongebob patrick
scooby scoobydoo snoopy garfield tweety tweetybird bugsbunny tazmania popeye barbie barbiegirl princess princesa princess1 prince prinzessin queen
queenbee king kingkong kings royal royals knight knights warrior wizard wizards magic magical merlin vampire vampires zombie zombies ghost
ghostrider angel angels angelo angelito fallenangel angeleyes devil demon lucifer satan hell heaven heavenly jesus jesuschrist jesusislord
jesuslovesme christ christian god godisgood godislove godbless inri bible blessed blessing blessings faith faithful hope grace graceful amen allah
mohammed muhammad bismillah krishna ganesha buddha church prayer pray spirit holyspirit soul peace peaceful peaceout
michael michelle mike matthew mark martin maria marie mary mariana marina mario marcus margaret melissa melanie megan monica morgan max maxwell
maximus jennifer jessica jessie jesse james jamesbond jamie jason jasmine jasper jack jackson jackass jacob joshua joseph josephine jonathan john
johnny johnson johnjohn jordan23 joanna joyce juan juanita julia julian juliana julie juliet justin justine justinbieber daniel daniela danielle
danny david dakota dallas debbie dennis derek diana diego dominic donna dorothy douglas dylan andrew andrea andreas andres andy anderson angela
angelica anna anne annie anthony antonio april ashley ashton audrey austin barbara benjamin benny bernard beth bethany betty beverly bianca bill
billy bob bobby bonnie brandon brandy brenda brendan brian brianna bridget britney brittany brooke bruce bruno bryan caleb calvin cameron camila
candice carla carlos carmen carol carolina caroline carolyn carter cassandra catherine cecilia charles charlie charlotte chelsey cheryl chester
chloe chris christina christine christopher cindy claire clara claudia colin connor corey courtney craig crystal1 curtis cynthia edgar eduardo
edward elaine eleanor elena elijah elizabeth ella ellen emily emma eric erica erik erika ernest ethan eugene eva evelyn felicia felipe felix
fernando fernanda florence frances francis francisco frank franklin freddy frederick gabriel gabriela gabrielle gary george georgia gerald gina
gladys gloria gordon grace gregory guillermo gustavo hannah harold harry harvey heather hector helen helena henry holly howard hunter ian irene
isaac isabel isabella isaiah ivan jackie jaime janet janice jared javier jeanne jeff jeffrey jenna jenny jeremy jerome jerry jesus1 jill jimmy
joan joanne joe joel jorge jose josh joy judith judy karen karina karla katherine kathleen kathryn kathy katie katrina kayla keith kelly kelsey
kenneth kenny kevin kimberly kristen kristin kristina kyle lance larry latoya laura lauren laurie lawrence leah lee leonard leonardo leslie leticia
liam lily linda lindsay lindsey lisa logan lois lorenzo lori louis louise lucas lucia lucy luis luke lynn mackenzie madeline madison manuel
marcel marcela marco marcos margarita marilyn marissa marjorie marlene marshall martha martina marvin mason maureen maurice melvin mercedes meredith
miguel mildred miranda mitchell molly monique nancy naomi natalia natalie natasha nathan nathaniel nicholas nicolas nicole nikita nina noah nora
norman oliver olivia omar oscar pamela patricia patrick1 paul paula pauline pedro peggy peter philip phillip phyllis rachel rafael ralph ramon
randy raquel ray raymond rebecca regina renee ricardo richard rick ricky rita robert roberta roberto robinson rodney roger roland ronald rosa rose
rosemary roxanne roy russell ruth ryan sabrina sally samantha samuel samson sandra sandy santiago sara sarah savannah scott sean sebastian sergio
shannon sharon shawn sheila shelby sherry shirley sierra silvia simon simone sofia sonia sophia sophie stacey stacy stanley stella stephanie
stephen steve steven stewart sue susan suzanne sylvia tamara tammy tanya tara taylor teresa terry theresa thomas tiffany tim timothy tina todd
tommy toni tony tracy travis trevor tristan tyler valentina valerie vanessa vera veronica vicki victor victoria vincent virginia vivian walter
wanda warren wayne wendy wesley whitney william williams willie wilson xavier yolanda yvonne zachary zoe alejandra alejandro alex alexa alexander
alexandra alexandre alexis alfredo alice alicia alison allen allison alyssa amanda amber amelia amy smith jones brown davis miller
mother father mom mommy momdad mama mamma daddy dad papa parents family myfamily sister brother brothers baby babyboy babygirl babe babydoll
babyface boy girl girls boys girlfriend boyfriend husband wife honey honeybun sweetheart sweetie sweety sweet sweetpea sugar cutie cutiepie
cute pretty prettygirl beautiful beauty gorgeous handsome sexy sexygirl sexyboy sexybitch hottie hotgirl hotstuff hot bigboy bigdaddy bigdog bigman
friend friends friendship bestfriend bestfriends forever foreverlove foreveryoung always myself mylife life lifeisgood live livelife
flower flowers rosebud roses tulip daisy lily1 orchid violet jasmine1 lavender garden cherry cherries apple123 apples banana bananas orange oranges
strawberry blueberry raspberry blackberry1 peach peaches peanut peanuts lemon lemonade lime mango papaya pineapple coconut watermelon melon grape
grapes pumpkin potato tomato carrot onion pepper peppers salt ginger cinnamon vanilla chocolate chocolat choco candy candyman cookie cookies
cupcake brownie muffin muffins pancake pancakes waffle donut donuts cake pie pizza pasta spaghetti burger cheeseburger cheese cheesecake butter
bread bacon steak sushi taco tacos burrito nachos noodles cereal icecream milkshake milk coffee latte espresso tea soda coke cocacola pepsi sprite
water beer budweiser heineken corona guinness whiskey whisky vodka tequila wine champagne martini
red blue green yellow purple pink black white brown1 grey gray orange1 turquoise teal crimson scarlet indigo magenta rainbow rainbows colors
blackcat blackjack blackdog blackrose blackmagic redrose redbull redhot redneck bluesky blueeyes bluemoon greenday greentea purplerain pinkfloyd
pinky pinkgirl whitey snowwhite snow snowball snowman snowflake snowboarder ice iceman icecold fire fireman firefly fireball firebird flame flames
storm stormy thunder thunderbird lightning tornado hurricane rain rainy rainbow1 sky skyline skyhigh cloud9 wind ocean sea seaside beach beaches
island river lake mountain mountains forest desert jungle earth world planet mars venus mercury jupiter saturn pluto galaxy universe cosmos
space spaceman star stars starfish stargate shooting moon moonbeam sun nature natural
freedom liberty justice trust trustme trustno trustnoone trustno1 truth honesty respect honor courage power powerful powers strength strong force
energy action legend legendary hero heroes master masters masterkey mastermind boss bigboss chief leader captain1 general major sergeant soldier
army navy marine marines airforce military police policeman fireman1 doctor nurse teacher student students engineer lawyer pilot sailor driver
ferrari porsche lamborghini maserati bugatti mclaren mercedesbenz benz bmw audi volkswagen toyota honda nissan mazda subaru mitsubishi suzuki
hyundai ford chevy chevrolet camaro corvette dodge viper1 charger challenger jeep wrangler cadillac lexus acura volvo jaguar1 harley
harleydavidson harleydav yamaha kawasaki ducati motorcycle racing racer speed speedy turbo nitro truck trucks trucker car cars
london england britain british ireland irish scotland scottish wales paris france french berlin germany german deutschland austria switzerland
italy italia italian rome spain espana spanish portugal portuguese holland amsterdam belgium sweden norway denmark finland poland polska russia
russian moscow ukraine turkey1 istanbul greece athens egypt africa nigeria kenya southafrica india indian mumbai pakistan china chinese beijing japan
japanese tokyo korea korean seoul thailand vietnam philippines pilipinas indonesia jakarta malaysia singapore australia sydney melbourne aussie newzealand
canada canadian toronto montreal vancouver usa unitedstates american americano newyork newyorkcity nyc brooklyn boston chicago detroit atlanta miami
orlando florida texas houston austin1 dallas1 denver colorado phoenix1 arizona california losangeles hollywood sandiego sanfrancisco seattle washington
portland oregon lasvegas vegas nevada hawaii alaska virginia1 carolina1 mexico mexicano brasil brazil argentina colombia peru chile cuba havana
metallica slipknot nirvana acdc ironmaiden linkinpark ledzeppelin beatles thebeatles rollingstones queen1 aerosmith gunsnroses guitar guitarist
guitarhero bass bassman drummer drums piano violin music musica musical musician rock rocker rockstar rocknroll punk punkrock metal heavymetal jazz
blues hiphop rap rapper eminem tupac snoopdogg fiftycent akon beyonce rihanna shakira madonna britneyspears ladygaga katyperry taylorswift
onedirection jonasbrothers justinb bobmarley marley elvis elvispresley michaeljackson sinatra mozart beethoven kpop blackpink bts exo
mylittlepony littlepony sailormoon naruto sasuke goku vegeta onepiece luffy bleach ichigo deathnote pokemons totoro inuyasha evangelion
fuckyou fuckoff fuckme fuck fucker fucking motherfucker shit bullshit bitch bitches asshole bastard dick cock pussy penis boobs sex sexsex porn
pornstar playboy stripper naked nude badass badboy badgirl bad crazy crazygirl crazyboy stupid idiot loser dumbass damn dammit hateyou ihateyou
killer killme kill killers murder death deadman dead skull bloody blood evil darkness dark darkangel darkside shadow shadows nightmare mystery
phantom hacker hackers hack hackme matrix1 trojan virus hardcore rebel outlaw bandit gangster gangsta thug thuglife ghetto pimp pimpin playa player1
marijuana weed cannabis smoke smoker smokey smoking highlife stoner ganja marlboro newport camel viagra cocaine drugs
school highschool college university harvard stanford class classof graduate graduation math science physics chemistry biology history english
library book books reading writer poetry art artist artists painting photo photography camera canon nikon kodak design designer fashion model
kiss kisses kissme hug hugs hugsandkisses xoxo xoxoxo heart hearts heartbreak heartbroken brokenheart broken alone lonely sad sadness crying
tears pain hurt single married wedding bride engaged anniversary birthday happybirthday party partytime holiday holidays vacation travel traveler
christmas merrychristmas xmas santa santaclaus halloween easter thanksgiving valentine valentines newyear newyears happynewyear
ncc1701 thx1138 bond007 agent007 jamesbond007 letmein1 iloveyou2 fuckyou2 mynoob noob noobie leet elite eleven twelve thirteen twenty hundred thousand
zxcvbn1 asdfjkl asdfjkl; qwertyqwerty google1 passpass passme pass1word passwort1 parola contrasena senha motdepasse wachtwoord haslo heslo salasana
losenord adgangskode jelszo lozinka sifre kennwort geheim schatz schatzi hallo hallohallo guten bonjour bonsoir soleil azerty1 doudou chouchou loulou
amour monamour jetaime amor teamo teamomucho tequiero miamor corazon hola estrella mariposa princesita bonita hermosa chiquita gatito perro tesoro
amore ciao ciaociao juventus1 forzamilan andrea1 francesca giuseppe alessandro alessia chiara valentino polska1 kochanie misiek agnieszka
monika karolina michal mateusz natasha1 dmitri sergey vladimir alexey tatiana olga svetlana anastasia katya masha privet lubov sayang cinta cintaku
sayangku bismillah1 anjing rahasia indonesia1 pakistan1 zindagi jaimatadi omsairam sairam hanuman shiva lakshmi rajesh priya kumar deepak sanjay
sandeep pooja
`;
