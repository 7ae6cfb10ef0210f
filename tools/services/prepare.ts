import { findBrowser, prepareBrowser } from './browser.ts'
import { installRedis } from './redis.ts'

/** Gets what the tests need of this machine: a browser, and Redis where it can be had. */
prepareBrowser()
console.log(`Browser: ${await findBrowser()}`)
if (!installRedis())
  console.log('There is no Redis here (install redis-server): the tests of several nodes are left out.')
