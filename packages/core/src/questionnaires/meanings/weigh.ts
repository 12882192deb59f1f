import type { AskedQuestion, weighReply } from '@clinic/nlu/replies/reply-model'

/** How near a reply is to each option, best first, as `weighReply` answers it; `null` where nothing was learned. */
export type Weigh = (asked: AskedQuestion, text: string) => ReturnType<typeof weighReply>
