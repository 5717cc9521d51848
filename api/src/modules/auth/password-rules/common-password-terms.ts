/** Terms that people base passwords on. The list is our own, in lower case and without accents. */
export const commonPasswordTerms: ReadonlySet<string> = new Set(
  `password passwort passwd pass passphrase contrasena motdepasse senha parola wachtwoord secret secrets geheim private
  letmein welcome willkommen bienvenue hello goodbye login signin logmein admin administrator root user username guest
  test tester testing testtest default changeme changeit temp temporary demo sample example computer laptop internet
  server system windows linux apple google facebook instagram youtube amazon microsoft samsung iphone android network
  wanderwork wander wanderer wanderlens wanderhub wanderquest nomad nomads digitalnomad remote remotework remoteworker
  travel traveler traveller travelling traveling backpacker backpack passport visa airport flight holiday vacation
  journey trip world planet earth globe coworking freelance freelancer lisbon lisboa medellin chiangmai bali barcelona
  berlin london paris madrid roma rome milan tokyo bangkok berlin vienna amsterdam istanbul newyork chicago california
  florida texas mexico brasil brazil portugal spain france germany deutschland england canada australia india thailand
  vietnam colombia argentina africa europe america ocean beach island mountain forest river sunset sunrise
  sunshine summer winter spring autumn weather rainbow thunder lightning storm hurricane tornado snow snowball
  january february march april june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday weekend morning midnight
  red blue green yellow orange purple black white silver golden gold pink crimson
  love lover loveyou iloveyou iloveme loveme lovely sweetheart sweet honey darling baby babygirl babyboy princess
  prince queen king angel angels heaven jesus christ jesuschrist god godisgood blessed faith hope grace family forever
  friend friends friendship mother father mommy daddy brother sister mama papa wife husband happy happiness smile
  sexy hottie beautiful beauty pretty cutie
  dragon monkey tiger lion eagle falcon hawk wolf panther shark dolphin horse pony kitty kitten cat cats dog doggy
  puppy buddy bunny rabbit chicken turtle spider snake butterfly elephant penguin panda koala bear teddy teddybear
  unicorn phoenix monster zombie ghost vampire pirate ninja samurai knight wizard magic magical merlin gandalf
  football soccer baseball basketball hockey tennis golf golfer swimming running runner skate skater surfer surfing
  boxing wrestling racing rugby cricket fishing hunting hiking camping climbing yoga fitness workout liverpool arsenal
  chelsea manchester barcelona realmadrid juventus bayern yankees lakers cowboys steelers packers eagles rangers
  superman batman spiderman ironman hulk thor captain avengers starwars skywalker jedi yoda matrix startrek pokemon
  pikachu mario zelda sonic minecraft fortnite roblox gamer gaming gameover player playstation nintendo xbox
  hannah michael michelle jessica jennifer ashley amanda nicole daniel david robert andrew joshua matthew anthony
  thomas charlie george william james john jordan justin brandon tyler austin hunter samantha elizabeth stephanie
  sophie sophia olivia emma isabella maria anna sarah laura julia andrea alexander alexandra alexis victoria vanessa
  natalie natasha patricia patrick richard steven charles christian christopher jonathan joseph benjamin samuel
  gabriel sebastian diego carlos miguel antonio francisco fernando alejandro ricardo eduardo rodrigo ahmed mohamed
  mohammed muhammad ali fatima aisha omar priya rahul krishna ganesh nguyen chen wang zhang kim lee
  ferrari porsche mercedes mustang corvette camaro toyota honda yamaha harley ducati suzuki nissan
  cheese cookie cookies chocolate banana apple orange cherry strawberry peaches mango pepper ginger cinnamon coffee
  tequila whiskey vodka beer pizza burger butter sugar candy cupcake pumpkin peanut popcorn
  music guitar piano drums metallica nirvana slipknot eminem beatles elvis madonna rock rocknroll hiphop dancer
  dancing singer freedom liberty peace victory winner champion champions legend warrior soldier hero master
  mastermind boss bigboss lucky luckyone diamond crystal pearl emerald ruby star stars starlight moon moonlight
  galaxy universe cosmos rocket apollo saturn jupiter neptune mercury
  access accessgranted open opensesame sesame whatever nothing something anything everything nobody somebody
  trustno one trustnoone fuckyou fuckoff asshole bullshit shit bitch killer death destroy devil satan hell darkness
  shadow silence mystery matrix cyber hacker hacking security secure safety money dollar million millionaire
  business company office manager teacher student school college university doctor nurse engineer developer
  qwert qwerty qwertz azerty asdf asdfgh zxcvbn abc abcd abcde abcdef aaa xxx zzz`
    .split(/\s+/)
    .filter(Boolean),
);
