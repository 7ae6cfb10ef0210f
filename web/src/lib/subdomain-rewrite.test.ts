import { describe, expect, test } from 'vitest'
import { signInAddress, subdomainRewrite } from './subdomain-rewrite.ts'

const dana = { slug: 'dana-reed', mainOrigin: 'https://fieldhouse.example' }
const { input, output } = subdomainRewrite(dana)
const here = (path: string) => ({ url: new URL(path, 'https://dana-reed.fieldhouse.example') })

describe('SHL-14 on an athlete’s subdomain', () => {
  test('the root is the athlete’s page', () => {
    expect(input(here('/?from=mail')).href).toBe('https://dana-reed.fieldhouse.example/dana-reed?from=mail')
  })

  test('the athlete’s page is written as the root', () => {
    expect(output(here('/dana-reed#stats')).href).toBe('https://dana-reed.fieldhouse.example/#stats')
  })

  test.each(['/', '/packages?period=annual', '/other-athlete', '/dana-reed/transcript-request'])(
    '%s leads to the main site',
    (path) => expect(output(here(path)).href).toBe(`https://fieldhouse.example${path}`),
  )

  test('signing in happens on the main site and returns to the page', () => {
    expect(signInAddress(dana)).toBe('https://fieldhouse.example/?login=1&url=%2Fdana-reed')
  })
})
