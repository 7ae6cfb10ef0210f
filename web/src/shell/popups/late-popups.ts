import type { ComponentType } from 'react'
import type { PopupName, PopupProps } from '../popups.ts'

/**
 * In between, so the lists of these popups' many scripts are not part of every page. One small request more, when the first
 * of them opens.
 */
export const latePopups: { [Name in PopupName]: () => Promise<ComponentType<PopupProps<Name>>> } = {
  login: () => import('./login-popup.tsx').then((module) => module.LoginPopup),
  'verify-email': () => import('./verify-popup.tsx').then((module) => module.VerifyPopup),
  'resend-code': () => import('./resend-popup.tsx').then((module) => module.ResendPopup),
  'reset-password': () => import('./reset-popup.tsx').then((module) => module.ResetPopup),
  'select-role': () => import('./role-popup.tsx').then((module) => module.RolePopup),
  'promo-code': () => import('./promo-popup.tsx').then((module) => module.PromoPopup),
  affiliate: () => import('./affiliate-popup.tsx').then((module) => module.AffiliatePopup),
  'join-team': () => import('./join-team-popup.tsx').then((module) => module.JoinTeamPopup),
  college: () => import('./college-popup.tsx').then((module) => module.CollegePopup),
  payment: () => import('./payment-popup.tsx').then((module) => module.PaymentPopup),
  messenger: () => import('./messenger-popup.tsx').then((module) => module.MessengerPopup),
}
