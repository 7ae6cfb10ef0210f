/** Programs that say what they are: crawlers, previews of links, monitors, and tools of the command line. */
const named =
  /bot\b|bot[/;_-]|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|embedly|monitor|uptime|pingdom|lighthouse|headless|phantom|puppeteer|playwright|selenium|curl|wget|python|java\/|okhttp|axios|node-fetch|undici|go-http|libwww|httpclient|scrapy|feedfetcher|mediapartners|archive\.org/i

/** Whoever says nothing is no browser either. */
export const isBot = (userAgent: string): boolean => !userAgent.trim() || named.test(userAgent)
