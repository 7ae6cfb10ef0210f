/** The sum of one metric of a running product, from its own /metrics. */
export const readMetric = async (url: string, name: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text()
  const values = [...text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'gm'))]
  if (values.length === 0) throw new Error(`/metrics has no ${name}`)
  return values.reduce((sum, [, value]) => sum + Number(value), 0)
}
