/** True for a given name that is common in Canada: "im jen", "Jess here". Names that are also everyday words count only with a capital. */
export function isGivenName(word: string): boolean {
  const name = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const parts = name.split(/[-’']/)
  if (parts.length > 1) return parts.every((part) => GIVEN.has(part) || WORDS_TOO.has(part))
  return GIVEN.has(name) || (WORDS_TOO.has(name) && /^\p{Lu}/u.test(word))
}

const GIVEN = new Set(
  `aaron adam adele adrian agathe agnes ahmed aidan aisha alain alan albert alec alex alexa alexander alexandra alexandre alexis alfred ali alice alicia aline alison allan allison alyssa amanda amelia amelie amina aminata amir amy ana andre andree andrea andrew andy angela angele angelique anita ann anna anne annette annie anthony antoine antonio antony arjun armand arthur arun asha ashley audrey austin
barbara barry beatrice becky ben benjamin benoit bernadette bernard bernice beth betty beverly bianca billy bob bobby bonnie brad bradley brandon brayden brenda brent brian brigitte brittany bruce bruno bryan
caitlin caleb calvin cameron camille candace carl carla carlos carmen carol carole caroline carolyn carrie catherine cathy cecile cedric celine chantal charlene charles charlotte chelsea cheryl chloe chris christian christina christine christopher cindy clara clarence claude claudette claudia clement clifford clint cody colette colin colleen conrad corey corinne courtney craig cristina crystal curtis cynthia
daisy dale damien dan daniel daniela danielle danny daphne darlene darrell darren darryl dave david dawna dean deb debbie deborah debra denis denise dennis derek desmond diana diane diego dimitri dolores dominic dominique donald donna donnie doreen doris dorothy doug douglas duane duncan dustin dwayne dwight dylan
earl eddie edgar edith edmond edna eduardo edward edwin eileen elaine eleanor elena eli elias elijah elisabeth elise elizabeth ellen elliot elodie elsie emilie emily emma emmanuel enrique eric erica erik erika ernest esther ethan ethel etienne eugene eva evan evelyn
fabien fatima fatou felix fernand fernando flora florence francine francis francois francoise frances fred freda frederic frederick frederique
gabriel gabrielle gaetan gail gary gaston genevieve geoff geoffrey george georges georgette gerald geraldine gerard germain gerry gertrude ghislain ghislaine gilbert gilles gillian gina ginette gisele gladys glen glenda glenn gloria gordon graham greg gregory guillaume gustavo gwen
hannah harold harpreet harry harvey hassan heather hector heidi helen helena helene henri henry herbert herve hilary hubert hugh hugo huguette hussein
ian ibrahim ida igor ines ingrid irene iris irma isaac isabel isabelle isaiah ismael ivan ivy
jackie jacob jacqueline jacques jade jaime jake jamal james jamie jan jane janet janice janine jared jasmine jason javier jay jayden jean jeanne jeannette jeannine jeff jeffrey jen jenna jennifer jenny jeremy jerome jerry jess jesse jessica jessie jill jim jimmy jo joan joanne jocelyn jocelyne jodi joe joel joelle joey johanne john johnny jon jonas jonathan jordan jose josee joseph josephine josh joshua josianne josie joyce juan juanita judith judy julia julian julie julien juliette justin justine
karen karim karine karl kate katherine kathleen kathy katie kaitlyn kayla keith kelly kelsey ken kenneth kenny kerry kev kevin khadija kim kimberly kirk kristen kristin kristina kristine kumar kurt kyle
lana larry laura laurence laurent laurie lauren lawrence lea leah leanne lee leo leon leonard leonie leroy leslie lester lewis liam lillian lily linda lindsay lionel lisa lise lloyd logan lois lola loretta lorna lorraine lou louis louise luc lucas lucie lucien lucille lucy luis luke lydia lyne lynn lynne
mackenzie maddie madeleine madison maggie mahmoud malcolm manon manuel marc marcel marcia marco margaret margot maria marianne marie marilyn mario marion marjorie markus marlene martha martin martine marvin mary maryam mathieu matt matthew maude maureen maurice max maxime megan mehdi mei melanie melissa melvin meredith michael michel michele micheline michelle miguel mike mildred ming miranda mireille mitchell mohamed mohammad mohammed moira molly monica monique morgan muhammad muriel murray myriam myrtle
nadia nadine nancy naomi natalie natasha nathalie nathan neil nelson nicholas nick nicolas nicole nigel nina noah noella noemie nora norm norma norman normand
oceane octave odette olena olga oliver olivia olivier omar oscar owen
pablo pam pamela parminder pascal pat patricia patrick paul paula paulette pauline pedro peggy penny percy perry pete peter phil philip philippe phillip phyllis pierre pierrette priya
rachel ralph ramesh ramona randall randy raphael raquel rashid raul ravi raymond reba rebecca regan reginald regis rejean renaud rene renee rhonda ricardo richard rick ricky rita robert roberta roberto robin robyn rodney roger roland romain ron ronald ronnie rosa rosalie rosemary roxanne roy ruby russell ruth ryan
sabrina sally salma sam samantha samir samuel sandra sanjay sara sarah scott sean sebastien serge sergio shannon sharon shaun shauna shawn sheila shelley shelly sheri sherry shirley sidney simon simone sofia solange sonia sonya sophia sophie stacey stan stanley stefan stella steph stephane stephanie stephen steve steven steeve stuart sue sunita susan susanne suzanne sylvain sylvia sylvie
tabitha tamara tammy tania tanya tara ted teresa terrance terry thelma theodore theresa therese thibault thomas tiffany tim timothy tina todd tom tommy toni tony tracey tracy travis trevor tricia trina trish tristan troy tyler tyrone
valerie vanessa vera vernon veronica veronique vic vicky victor viktor vincent viola violet virginia vivian vlad
walter wanda warren wayne wendell wendy wilfred willa william willie wilma winston
xavier yan yann yannick yasmin yasmine yolanda yolande youssef yusuf yves yvette yvon yvonne zachary zack zoe
fiona dana dany dani fannie fanny reggie marge margot latoya gurpreet aicha karyn corry rosalind rosalie ginny reg margie edouard theo leila layla samira salim khalid abdul abdullah hamza tariq farah noor zainab simran manpreet jaspreet sukhdeep rajesh suresh deepak anil vijay neha pooja wei xin jing mei yuki hiroshi minh thanh huong linh olga svetlana oksana yulia andriy dmytro serhiy bogdan krzysztof agnieszka piotr giovanni giuseppe franca enzo luca joao paulo fernanda guadalupe carmelita marisol rosario chidi ngozi amara kofi kwame abena malik jamal tyrell darnell keisha tamika shanice skyler mckenzie brooklyn brianna kiara tessa jocelyn aubrey nolan wyatt hudson carson parker riley quinn peyton rowan emmett arlo levi ezra mathilde rosemarie marielle carmelle normande rollande fernande gaetane huguette jeannine lucille lorraine laurette aurele armand ovila omer adelard rheal donat conrad yvonne edouardine zelda tanya mona nell nan una vince walt wes zeke`.split(
    /\s+/,
  ),
)
const WORDS_TOO = new Set(
  ' art bill brook carter chance charity chuck claire clay colt crystal dawn dick don drew eve faith fern frank gene georgia ginger glen grace grant guy hazel heath heaven holly hope hunter ivory jack jewel joy kay lance mark marina mason melody mercy miles neal norm olive pearl pierce ray reed rich rob rock rocky rod rose rosie rusty sandy shay skip star sterling ti trinity val wade ward will woody'.split(
    ' ',
  ),
)
