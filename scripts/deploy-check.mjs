import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BarmanObjectStoreConfiguration } from '@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/barman-cloud/pkg/api'
import { Cluster, ScheduledBackup } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1'
import { Deployment } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { ConfigMap, Namespace, PersistentVolumeClaim, Secret, Service, ServiceAccount } from 'kubernetes-models/v1'
import { parse, parseAllDocuments } from 'yaml'
import { filesBelow } from './structure/tree.mjs'

/** @import { Finding } from './structure/finding.mjs' */
/** @typedef {{ apiVersion?: string, kind?: string, metadata?: { name?: string }, spec?: any, data?: Record<string, string> }} Manifest */

const FOLDER = join('deploy', 'kubernetes')
const PACKAGES = resolve(import.meta.dirname, '..', 'node_modules')
const KINDS = [Deployment, HorizontalPodAutoscaler, Ingress, NetworkPolicy, PodDisruptionBudget, ConfigMap, Namespace]
const MODELS = [...KINDS, PersistentVolumeClaim, Secret, Service, ServiceAccount, Cluster, ScheduledBackup]
/** Objects whose keys are free: labels, settings, resources. */
const FREE = new Set(['labels', 'annotations', 'matchLabels', 'selector', 'data', 'stringData', 'parameters', 'requests', 'limits'])

/**
 * Whether the manifests are what Kubernetes and CloudNativePG take: each by its schema, no field that neither of them knows (their schemas let
 * those pass), and each file named by the kustomization. Answers with the findings and with the number of manifests.
 * @param {string} root
 * @returns {{ findings: Finding[], manifests: number }}
 */
export function checkDeploy(root) {
  const files = filesBelow(root, FOLDER).filter((path) => path.endsWith('.yaml'))
  const listed = parse(readFileSync(join(root, FOLDER, 'kustomization.yaml'), 'utf8')).resources
  const fields = fieldsOf(GROUPS)
  let manifests = 0
  const findings = files.flatMap((file) => {
    const name = file.slice(FOLDER.length + 1)
    if (name === 'kustomization.yaml') return []
    const documents = parseAllDocuments(readFileSync(join(root, file), 'utf8'))
    manifests += documents.length
    const messages = documents.flatMap((document) => {
      if (document.errors.length > 0) return document.errors.map(({ message }) => message)
      const manifest = document.toJS()
      return [...schemaFaults(manifest), ...unknownFields(manifest, fields).map((field) => `${nameOf(manifest)}: nobody knows ${field}`)]
    })
    if (!name.endsWith('.example.yaml') && !listed.includes(name)) messages.push('is not named in kustomization.yaml')
    return messages.map((message) => ({ file, message }))
  })
  const missing = listed.filter((/** @type {string} */ name) => !files.includes(join(FOLDER, name)))
  return { findings: [...findings, ...missing.map((/** @type {string} */ name) => ({ file: name, message: 'is not there' }))], manifests }
}

/**
 * What the schema of its kind says against it.
 * @param {Manifest} manifest
 * @returns {string[]}
 */
function schemaFaults(manifest) {
  const { apiVersion, kind } = manifest
  if (apiVersion === 'barmancloud.cnpg.io/v1' && kind === 'ObjectStore')
    return refusalOf(manifest, new BarmanObjectStoreConfiguration(manifest.spec?.configuration))
  const Model = MODELS.find((model) => model.apiVersion === apiVersion && model.kind === kind)
  if (!Model) return [`${nameOf(manifest)}: there is no schema for ${apiVersion}`]
  return refusalOf(manifest, new Model(/** @type {any} */ (manifest)))
}

/**
 * @param {Manifest} manifest
 * @param {{ validate(): void }} model
 */
function refusalOf(manifest, model) {
  try {
    model.validate()
    return []
  } catch (error) {
    return [`${nameOf(manifest)}: ${error instanceof Error ? error.message : String(error)}`]
  }
}

/** @param {Manifest} manifest */
function nameOf({ kind, metadata }) {
  return `${kind} ${metadata?.name}`
}

/** Packages, and the groups of theirs that the manifests use. */
const GROUPS = [
  ...['apps/v1', 'v1', 'autoscaling/v2', 'networking.k8s.io/v1', 'policy/v1'].map((group) => ['kubernetes-models', group]),
  ...['postgresql.cnpg.io/v1', 'github.com/cloudnative-pg/barman-cloud/pkg/api'].map((group) => [
    '@kubernetes-models/cloudnative-pg',
    group,
  ]),
  ['@kubernetes-models/apimachinery', 'apis/meta/v1'],
]

/**
 * Every name that a field has in these groups, from the types that come with the schemas.
 * @param {string[][]} groups
 */
function fieldsOf(groups) {
  const names = new Set(['retentionPolicy', 'configuration'])
  for (const [module = '', group = ''] of groups) {
    const folder = join(PACKAGES, module, group)
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.d.ts'))) {
      for (const [, name] of readFileSync(join(folder, file), 'utf8').matchAll(/^\s*"(\w+)"\??:/gm)) names.add(String(name))
    }
  }
  return names
}

/**
 * @param {unknown} value
 * @param {Set<string>} fields
 * @returns {string[]}
 */
function unknownFields(value, fields) {
  if (Array.isArray(value)) return value.flatMap((one) => unknownFields(one, fields))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    if (!fields.has(name)) return [name]
    const isFree = FREE.has(name) && !isSelector(inner)
    return isFree ? [] : unknownFields(inner, fields)
  })
}

/**
 * A selector with matchLabels, not one of a Service, which is labels itself.
 * @param {unknown} inner
 */
function isSelector(inner) {
  return typeof inner === 'object' && inner !== null && 'matchLabels' in inner
}

if (process.argv[1] === import.meta.filename) {
  const { findings, manifests } = checkDeploy(resolve(import.meta.dirname, '..'))
  for (const { file, message } of findings) console.log(`${file}  ${message}`)
  console.log(`deploy: ${manifests} manifests, ${findings.length} findings`)
  process.exitCode = findings.length > 0 || manifests === 0 ? 1 : 0
}
