import { registerHooks } from 'node:module'
import { PLANTS, type Plant, type PlantName } from './plants.ts'

// Loaded into the program before anything else: swaps one piece of its source for the planted mistake.
const plant: Plant = PLANTS[process.env.FAULTS_PLANT as PlantName]

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!url.endsWith(plant.file)) return loaded
    const source = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source)
    if (source.split(plant.from).length !== 2) throw new Error(`There is no place for the mistake in ${plant.file}: mend faults/plants.ts.`)
    return { ...loaded, source: source.replace(plant.from, () => plant.to) }
  },
})
