import { describe, expect, it } from 'vitest'
import type { Command } from '../../lib/commands.ts'
import { rankCommands } from './palette-rank.ts'

const command = (label: string, keywords = ''): Command => ({ id: label, group: 'Go to', label, keywords, run: () => undefined })
const COMMANDS = [
  command('Dark colours', 'theme night'),
  command('NP Queue'),
  command('PCR Queue', 'np waiting'),
  command('Log out', 'leave'),
]
const labels = (list: Command[]) => list.map(({ label }) => label)

describe('the palette’s order', () => {
  it('puts hits in the label first, the beginning before the middle', () => {
    const { named, related } = rankCommands('np', COMMANDS)
    expect(labels(named)).toEqual(['NP Queue'])
    expect(labels(related)).toEqual(['PCR Queue'])
    expect(labels(rankCommands('q', COMMANDS).named)).toEqual(['NP Queue', 'PCR Queue'])
    expect(labels(rankCommands('o', COMMANDS).named)[0]).toBe('Log out')
  })

  it('finds by other words, in any order, whatever their case and accents', () => {
    expect(labels(rankCommands('NIGHT', COMMANDS).related)).toEqual(['Dark colours'])
    expect(labels(rankCommands('queue pcr', COMMANDS).named)).toEqual(['PCR Queue'])
    expect(rankCommands('zzz', COMMANDS)).toEqual({ named: [], related: [] })
  })

  it('shows everything while nothing is typed', () => {
    expect(rankCommands('  ', COMMANDS).named).toEqual(COMMANDS)
  })
})
