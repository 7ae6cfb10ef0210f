/** This machine under a name other than localhost, as another device at home sees it. */
export const houseName = 'fieldhouse.lan'
