import type { ComponentProps } from 'react'
import { CookieChoice } from '../components/cookie-choice.tsx'
import { TextPage } from '../components/text-page.tsx'
import { cookiesSection } from '../cookies-content.tsx'
import { whatWeKeep, whatYouCanDo } from '../policy-content.tsx'

interface PolicyPageProps {
  cookieChoice: ComponentProps<typeof CookieChoice>
}

/** PUB-03: /policy. */
export const PolicyPage = ({ cookieChoice }: PolicyPageProps) => (
  <TextPage
    title="Privacy Policy"
    lead="What we keep, who sees it, and how you get it back out. In plain words, for the athlete and for the parent reading along."
    sections={[...whatWeKeep, cookiesSection(<CookieChoice {...cookieChoice} />), ...whatYouCanDo]}
  />
)
