/** The part of Braintree's drop-in that we use. The package has no types of its own. */
declare module 'braintree-web-drop-in' {
  type Styles = Readonly<Record<string, Readonly<Record<string, string>>>>

  interface DropInOptions {
    authorization: string
    container: HTMLElement
    card: {
      cardholderName: { required: boolean }
      clearFieldsAfterTokenization: boolean
      vault: { vaultCard: boolean }
      overrides: { fields: { number: { maxCardLength: number } }; styles: Styles }
    }
    paypal: {
      flow: 'vault'
      vault: { vaultPayPal: boolean }
      buttonStyle: Readonly<Record<string, string | boolean>>
    }
    paymentOptionPriority: readonly string[]
    hiddenVaultedPaymentMethodTypes: readonly string[]
    translations: Readonly<Record<string, string>>
  }

  export interface DropIn {
    requestPaymentMethod(): Promise<{ nonce: string }>
    clearSelectedPaymentMethod(): void
    teardown(): Promise<void>
    on(event: 'changeActiveView', listener: (change: { newViewId: string }) => void): void
    on(event: 'card:inputSubmitRequest', listener: () => void): void
  }

  export const create: (options: DropInOptions) => Promise<DropIn>
}
