// The sign of a currency, as people write it beside an amount.

/** "€", "£", "¥"; the code itself where there is no sign. @param currency ISO 4217 */
export const currencySign = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;
