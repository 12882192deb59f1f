/** One guess on a text that was not trained on: what was measured of it, and whether it was right. */
export type Trial = { signs: readonly number[]; right: boolean; weight: number }
export type Calibration = { middle: number[]; spread: number[]; slopes: number[]; offset: number }

const STEPS = 400
const RATE = 0.5
const RESTRAINT = 0.01

/** Fits by logistic regression how likely a guess with such signs is right. Without trials everything is an even chance. */
export function calibrate(trials: readonly Trial[]): Calibration {
  const width = trials[0]?.signs.length ?? 0
  const signs = Array.from({ length: width }, (_, sign) => sign)
  const middle = signs.map((sign) => mean(trials.map((trial) => trial.signs[sign] ?? 0)))
  const spread = signs.map((sign) => Math.sqrt(mean(trials.map((trial) => ((trial.signs[sign] ?? 0) - (middle[sign] ?? 0)) ** 2))) || 1)
  const fit: Calibration = { middle, spread, slopes: signs.map(() => 0), offset: 0 }
  const total = trials.reduce((sum, { weight }) => sum + weight, 0) || 1
  for (let step = 0; step < STEPS; step += 1) {
    const slopes = signs.map((sign) => -RESTRAINT * (fit.slopes[sign] ?? 0))
    let offset = 0
    for (const { signs: seen, right, weight } of trials) {
      const miss = ((right ? 1 : 0) - likelihood(fit, seen)) * (weight / total)
      for (const sign of signs) slopes[sign] = (slopes[sign] ?? 0) + miss * scaled(fit, seen, sign)
      offset += miss
    }
    fit.slopes = fit.slopes.map((slope, sign) => slope + RATE * (slopes[sign] ?? 0))
    fit.offset += RATE * offset
  }
  return fit
}

/** Chance from 0 to 1 that a guess with these signs is right. */
export function likelihood(fit: Calibration, signs: readonly number[]): number {
  const sum = fit.slopes.reduce((all, slope, sign) => all + slope * scaled(fit, signs, sign), fit.offset)
  return 1 / (1 + Math.exp(-sum))
}

function scaled({ middle, spread }: Calibration, signs: readonly number[], sign: number): number {
  return ((signs[sign] ?? 0) - (middle[sign] ?? 0)) / (spread[sign] ?? 1)
}

function mean(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0) / (figures.length || 1)
}
