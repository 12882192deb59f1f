import { readModel } from '@clinic/data/model-files'
import { unpackArrays } from '@clinic/nlu/models/pack-arrays'
import { unpackReplies } from '@clinic/nlu/models/pack-replies'
import { type AskedQuestion, type ReplyModel, weighReply } from '@clinic/nlu/replies/reply-model'

let model: ReplyModel | undefined

/** How near a reply is to each option of a question, by the shipped model, which is read from its file when it is first needed. */
export function weigh(asked: AskedQuestion, text: string): ReturnType<typeof weighReply> {
  model ??= unpackReplies(unpackArrays(readModel('replies').packed))
  return weighReply(model, asked, text)
}
