import { posix } from 'node:path'
import { blank } from './source.ts'
import { type Check, fault, faultsWhere, lineAt, type Tree } from './tree.ts'

const withoutFences = (text: string): string => text.replace(/^(```|~~~)[^\n]*\n[\s\S]*?^\1/gm, blank)
const withoutCode = (text: string): string => withoutFences(text).replace(/`[^`\n]*`/g, blank)

/** Build output folders, which no listing contains. */
const made = /(?:^|\/)(dist|node_modules)(?:\/|$)/

/** An absolute path on a machine, as opposed to a site address. */
export const machinePath = /(?<![\w.~}])\/(?:home|Users|root|work|workspace|tmp)\/[\w.-]+|\b[A-Z]:\\\w+/g

const exists = (tree: Tree, path: string): boolean => {
  const plain = path.replace(/\/$/, '')
  if (plain === '.' || tree.has(plain) || made.test(plain)) return true
  return [...tree.keys()].some((file) => file.startsWith(`${plain}/`))
}

/** The anchors of a page's headings, as common Markdown viewers generate them. */
const anchorsOf = (text: string): Set<string> => {
  const seen = new Map<string, number>()
  const headings = withoutFences(text).matchAll(/^#{1,6}\s+(.+?)\s*#*$/gm)
  return new Set(
    [...headings].map(([, heading = '']) => {
      const slug = heading
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-')
      const times = seen.get(slug) ?? 0
      seen.set(slug, times + 1)
      return times === 0 ? slug : `${slug}-${times}`
    }),
  )
}

const linkFaults = (tree: Tree, path: string, text: string): string[] => {
  const prose = withoutCode(text)
  const links = prose.matchAll(/\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)|^\[[^\]]+\]:\s*(\S+)/gm)
  return [...links].flatMap((match) => {
    const link = match[1] ?? match[2] ?? ''
    if (/^[a-z][a-z+.-]*:/i.test(link)) return []
    const [file = '', anchor] = decodeURI(link).split('#')
    const target = file === '' ? path : posix.join(posix.dirname(path), file)
    const line = lineAt(prose, match.index)
    if (!exists(tree, target))
      return [fault(path, line, `links to ${link}, which does not exist: fix the link`)]
    if (anchor === undefined || !target.endsWith('.md') || anchorsOf(tree.get(target) ?? '').has(anchor))
      return []
    return [fault(path, line, `links to ${link}, but ${target} has no such heading: fix the anchor`)]
  })
}

const pathFaults = (tree: Tree, path: string, text: string): string[] => {
  const prose = withoutFences(text)
  return [
    ...prose.matchAll(/`((?:contract|payment-sandbox|server|web|e2e|bench|tools|docs)\/[\w./$@-]*)`/g),
  ].flatMap((match) => {
    const [, named = ''] = match
    const line = lineAt(prose, match.index)
    return exists(tree, named)
      ? []
      : [fault(path, line, `names ${named}, which does not exist: fix the path`)]
  })
}

/** Links, anchors, and code paths in the documents must exist. */
export const docs: Check = (tree) =>
  [...tree]
    .filter(([path]) => path.endsWith('.md'))
    .flatMap(([path, text]) => [
      ...linkFaults(tree, path, text),
      ...pathFaults(tree, path, text),
      ...faultsWhere(
        path,
        text,
        machinePath,
        ([found]) => `names ${found}: write a path from the repository's root`,
      ),
    ])
