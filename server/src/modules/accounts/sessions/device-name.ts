/** Checked in this order, because most browsers also claim to be those further down. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ (Mobile\/\w+ )?Safari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const firstIn = (names: typeof browsers, text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1]

/** The name people know, as in "Chrome on Windows", from the User-Agent. */
export const deviceName = (userAgent: string): string => {
  const program = /^(?!Mozilla\/)[A-Za-z][\w-]{0,30}/.exec(userAgent)?.[0]
  if (program) return `a program (${program})`
  const browser = firstIn(browsers, userAgent)
  const system = firstIn(systems, userAgent)
  if (system) return `${browser ?? 'a browser'} on ${system}`
  return browser ?? 'an unknown device'
}
