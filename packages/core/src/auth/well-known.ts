/** The most common leaked passwords, and obvious ones for this clinic; letters only, lower case. */
export const WELL_KNOWN: ReadonlySet<string> = new Set(
  `
password passwort passwd passcode pass motdepasse contrasena secret secrets secure security letmein welcome bienvenue hello bonjour admin
administrator root user username guest test tester testing demo default changeme change please login logon signin access master super
superman superuser system server computer internet network database office manager support service helpdesk company business private
public temp temporary newpassword mypassword thepassword trustno trustnoone openup opensesame sesame enter entry

qwerty qwertyuiop qwert qwertz azerty asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qazwsx qweasd qweasdzxc qwer abc abcd abcde abcdef
abcdefg abcdefgh abcabc aaa aaaaaa xxx xxxxxx zzz zzzzzz

love iloveyou loveyou lovely lover sweetheart honey baby babygirl babyboy angel angels princess prince queen king sunshine flower
flowers rainbow butterfly beautiful happy smile smiley friend friends forever family mother father sister brother mommy daddy mama papa
chouchou doudou jetaime amour soleil loulou

january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday
sunday spring summer autumn fall winter printemps hiver christmas easter birthday holiday weekend today tomorrow

dragon monkey shadow tiger lion eagle falcon wolf bear panther phoenix dolphin turtle rabbit bunny kitty kitten puppy doggie horse pony
spider snake shark penguin panda koala elephant chicken duck buster bailey buddy maggie molly daisy lucky lucy bella max rocky jake
ginger pepper cookie cookies chocolate cheese coffee banana apple orange lemon cherry strawberry peanut butter pumpkin sugar candy
pickle potato taco pizza burger whiskey vodka tequila beer wine

football baseball basketball hockey soccer tennis golf rugby cricket swimming fitness lakers yankees cowboys steelers eagles patriots
packers arsenal liverpool chelsea manchester barcelona realmadrid juventus canucks leafs mapleleafs raptors canadiens habs oilers flames
senators jets bluejays argonauts

batman spiderman ironman hulk starwars startrek vader jedi yoda matrix pokemon pikachu naruto minecraft fortnite mario zelda nintendo
playstation xbox hello hellokitty mickey minnie disney frozen harrypotter hogwarts gandalf merlin wizard magic mustang ferrari porsche
corvette camaro mercedes toyota honda harley yamaha suzuki

michael jordan jennifer jessica ashley amanda daniel joshua matthew andrew anthony robert thomas charlie george william james john david
richard joseph chris christopher nicole michelle samantha elizabeth sarah stephanie hannah victoria natasha andrea maria anna sophie
emma olivia liam noah ethan alexander alex nicholas benjamin jason justin kevin brandon tyler austin dakota morgan taylor jackson
hunter cameron cooper marie pierre jean isabelle nathalie

god jesus christ jesuschrist heaven faith hope grace blessed blessing freedom liberty peace success winner money cash dollar diamond
gold golden silver platinum crystal star stars sky moon ocean river mountain forest fire thunder lightning storm water snow rain nature
blue green red black white purple pink yellow

fuck fuckyou fucker shit bitch asshole killer death ninja samurai pirate ranger soldier warrior hacker whatever nothing something
anything everything nobody someone

canada canadian toronto montreal vancouver calgary edmonton ottawa winnipeg quebec hamilton halifax victoria regina saskatoon ontario
alberta manitoba saskatchewan columbia yukon nunavut maple mapleleaf beaver moose loonie toonie

clinic clinics hospital doctor nurse nursing practitioner physician medical medicine medic health healthcare care patient patients
pharmacy prescription treatment therapy wellness cannabis canabis marijuana weed ganja hemp sativa indica hybrid kush thc cbd bud buds
stoner joint tcn tcnai
`
    .trim()
    .split(/\s+/),
)
