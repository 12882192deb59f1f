const FILLERS = `well|um+|uh+|er+|erm|hm+|oh|ah|oops|so|like|okay|ok|alright|honestly|frankly|truthfully|lol|ha(?:ha)*|thankfully|luckily|i mean|you know what|you know|bof|to be (?:honest|fair)|i['’]?ll be honest|let['’]?s see|(?:i['’]?m )?(?:not going to|not gonna|won['’]?t) lie|ngl|je (?:vous |te )?mentirai pas|let me (?:see|think)|good question|euh+|heu+|ben|bin|bah|bon|hum+|genre|en fait|disons|mettons|écoute[zr]?|coudonc|à vrai dire|pour (?:être|vrai)(?: honnête)?|honnêtement|franchement|bonne question|voyons|heureusement|dieu merci|tsé|tu sais|vous savez`
const BEHIND = `honestly|actually|lol|ha(?:ha)+|you know|to be honest|or so|là|là là|tsé|tu sais|vous savez|honnêtement|franchement|mettons|hein|genre|(?:i['’]?m )?(?:not going to|not gonna|won['’]?t) lie|ngl|no lie`
const LEADING = new RegExp(String.raw`^[\s,.…-]*(?:(?:${FILLERS})(?:[\s,.…-]+|$))+`, 'iu')
const TRAILING = new RegExp(String.raw`(?<=[\p{L}\d][,.…]?)(?:[\s,…]+(?:${BEHIND}))+[\s.!…]*$`, 'iu')
/** "Not really, no", "ben là, non": the first words only lead up to the answer. */
const LED_UP = /^(?:not really|là|pas vraiment)[\s,]+(?=(?:no|nope|non)\b)/iu

/** A reply without the words around it that say nothing: "well, honestly, every night" is "every night". Words of doubt stay. */
export function withoutFillers(text: string): string {
  return text.trim().replace(LEADING, '').replace(TRAILING, '').replace(LED_UP, '')
}

/** Without words at the end that only say that the rest is as it was or that nothing more comes: « …, à part ça pareil », "… that's about it". */
export function withoutRest(text: string): string {
  const said = text.replace(REST, '').trim()
  return /\p{L}{2}|\d/u.test(said) ? said : text
}

const REST =
  /(?:[\s,.;–—-]+(?:but|and|mais|pis|et))?[\s,.;–—-]+(?:(?:other than that|apart from that|aside from that|besides that|otherwise|à part (?:de )?(?:ça|ca)|a part (?:de )?ca|sinon)(?:[\s,]+(?:i['’]?m |it['’]?s |je |j['’]|c['’]est )?(?:just |all |tout(?:e)? )?(?:the same|same|fine|good|okay|ok|nothing|no|rien|pareil|correct|ça va|ca va|non|bien|ben))?(?:[\s,]+(?:here|else|really|d['’]autre|pantoute))?|(?:the rest|everything else|le reste|tout le reste)(?:[\s,]+(?:is|are|['’]s|est|c['’]est))?[\s,]+(?:fine|good|ok|okay|the same|ça va|ca va|correct|pareil|bien|ben)|th(?:at|is)['’]?s (?:about |pretty much )?(?:it|all)(?: really)?|that is (?:it|all)|c['’]est (?:pas mal )?(?:toute?|tout)(?: de la liste)?|(?:and |et |pis )?(?:nothing else|no other pills?|rien d['’]autre(?: l[aà][- ]?dedans)?|(?:y ?a|il y a|y['’]a) rien d['’]autre(?: l[aà][- ]?dedans)?|(?:pas|rien) de plus))[\s.!]*$/iu
