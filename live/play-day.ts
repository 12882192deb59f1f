import { openChance } from '@clinic/core/shared/chance'
import { dayIn, now } from '@clinic/server/testing/clock'
import { hangUp } from '@clinic/testing/call'
import { openDayClock } from './day-clock.ts'
import { lineOf, openMetrics } from './figures.ts'
import { openLine, type Place } from './line.ts'
import { logInAll } from './log-in.ts'
import { type Order, planDay } from './plan-day.ts'
import { type Shown, showFigures } from './show-figures.ts'
import { talk } from './talk.ts'
import { work } from './work.ts'

const QUARTER = 15
const ZONE = 'America/Toronto'

export type Played = Shown & { page: string }
/**
 * `say`: prints a line for the operator. `stopping`: ends the day early. `figuresPort`: port of the metrics page, 0 for
 * any.
 */
export type Surroundings = { place: Place; speed: number; figuresPort: number; stopping: AbortSignal; say(line: string): void }

/** Plays a day against a running program: patients who come and talk, staff who work, figures as it goes. */
export async function playDay(order: Order, { place, speed, figuresPort, stopping, say }: Surroundings): Promise<Played> {
  const chance = openChance(order.seed)
  const arrivals = planDay(order, { today: dayIn(ZONE, now()), chance: chance.fork() })
  const figures = openMetrics('')
  const line = openLine(place, figures)
  const workers = await logInAll(line)
  const clock = openDayClock({ begins: order.begins, speed })
  const ends = order.begins + order.hours * 60
  const about = `${clock.said(order.begins)} to ${clock.said(ends)}, ${speed} times as fast; ${arrivals.length} patients expected, ${workers.length} at work; seed ${order.seed}`
  const shown = (): Shown => ({
    about,
    clock: clock.said(Math.min(clock.now(), ends)),
    over: clock.over(),
    total: figures.total(),
    quarters: figures.quarters,
    errors: figures.errors,
  })
  const shop = await showFigures(figuresPort, shown)
  say(`${about}\nFigures: ${shop.url}`)
  stopping.addEventListener('abort', clock.end)
  if (stopping.aborted) clock.end()
  const stage = { line, clock, figures }
  const everybody = [
    ...arrivals.map((arrival) => talk(stage, arrival)),
    ...workers.map((worker) => work({ ...stage, chance: chance.fork() }, worker)),
  ]
  for (let from = order.begins; from < ends && !clock.over(); from += QUARTER) {
    await clock.until(Math.min(from + QUARTER, ends))
    say(lineOf(figures.close(clock.said(from))))
  }
  clock.end()
  await Promise.all(everybody)
  const page = shop.page()
  const played = { ...shown(), page }
  await shop.close()
  hangUp()
  return played
}
