/** Applied in order. Each rule sees the result of the ones before. */
const rules: readonly [spelt: RegExp, heard: string][] = [
  [/[^a-z]/g, ''],
  [/^(kn|gn|pn)/, 'n'],
  [/^wr/, 'r'],
  [/^rh/, 'r'],
  [/^ps/, 's'],
  [/^x/, 's'],
  [/^mc/, 'mac'],
  [/^yo/, 'jo'],
  [/schw?/g, 'X'],
  [/tch|ch|sh|tio|sia/g, 'X'],
  [/ph/g, 'f'],
  [/gh(?=[aeiouy])/g, 'g'],
  [/(?<=[aeiouy])gh/g, ''],
  [/th/g, 't'],
  [/ck|cq|q/g, 'k'],
  [/dg(?=[eiy])/g, 'j'],
  [/gu(?=[ei])/g, 'k'],
  [/g(?=[eiy])/g, 'j'],
  [/g/g, 'k'],
  [/sc(?=[eiy])/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/v/g, 'f'],
  [/(?<=m)b$/, ''],
  [/(?<=.)[hwy]/g, ''],
  [/^[aeiouy]+/, 'a'],
  [/(?<=.)[aeiou]+/g, ''],
  [/(.)\1+/g, '$1'],
]

/** Roughly how an English reader would say a word: Kaitlyn and Caitlin are the same. Empty in other scripts. */
export const soundOf = (word: string): string =>
  rules.reduce((heard, [spelt, sound]) => heard.replace(spelt, sound), word)
