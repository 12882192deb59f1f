/**
 * What `feed` pushes, to be pulled one by one: a push waits until the item is taken. An error of `feed` is thrown to
 * the consumer; after the consumer has stopped, the next push fails.
 */
export async function* pulled<T>(feed: (push: (item: T) => Promise<void>) => Promise<unknown>): AsyncGenerator<T> {
  const items: { item: T; taken(): void }[] = []
  let wake = () => {}
  let ended = false
  let left = false
  const push = (item: T) =>
    new Promise<void>((taken, refused) => {
      if (left) return refused(new Error('the consumer has stopped'))
      items.push({ item, taken })
      wake()
    })
  const fed = feed(push).finally(() => {
    ended = true
    wake()
  })
  fed.catch(() => {})
  try {
    for (;;) {
      const next = items.shift()
      if (next) {
        yield next.item
        next.taken()
      } else if (ended) break
      else
        await new Promise<void>((resolve) => {
          wake = resolve
        })
    }
    await fed
  } finally {
    left = true
    for (const { taken } of items.splice(0)) taken()
  }
}
