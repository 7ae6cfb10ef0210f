/** Programs that identify themselves: crawlers, link previews, monitors, and command-line tools. */
const named =
  /bot\b|bot[/;_-]|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|embedly|monitor|uptime|pingdom|lighthouse|headless|phantom|puppeteer|playwright|selenium|curl|wget|python|java\/|okhttp|axios|node-fetch|undici|go-http|libwww|httpclient|scrapy|feedfetcher|mediapartners|archive\.org/i

/** A client without a User-Agent is not a browser either. */
export const isBot = (userAgent: string): boolean => !userAgent.trim() || named.test(userAgent)
