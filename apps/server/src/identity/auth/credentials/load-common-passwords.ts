let loading: Promise<ReadonlySet<string>> | null = null

/**
 * The 49,000 most common leaked passwords in lower case, from `@zxcvbn-ts/language-common` (ASVS 6.2.4). Loaded on
 * first use to keep startup fast.
 */
export function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return loading
}
