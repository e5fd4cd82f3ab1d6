// Recipients for special cases.
const LONG = Array.from({ length: 7 }, (_, at) => `billing.desk${at + 1}@hospital${at + 1}.example`);

export const fixtures = {
  /** For the first brand only, with two addresses. */
  calamba: {
    MunicipalCode: '043405000',
    name: 'City of Calamba',
    Office: '12',
    emails: ['billing.calamba@lumina.example', 'claims.south@lumina.example'],
  },
  /** For both brands. */
  cebu: { MunicipalCode: '072217000', name: 'City of Cebu' },
  /** Without recipients. */
  unused: { MunicipalCode: '043427000', name: 'Santa Maria', province: 'Laguna' },
  /** Almost as many addresses as fit. */
  long: { MunicipalCode: '137602000', name: 'City of Makati', emails: [...LONG, 'x@hospital9.example'].join(';') },
  /** Saved before addresses were checked. */
  legacy: {
    MunicipalCode: '034907000',
    name: 'Science City of Muñoz',
    EmailAdd: '<script>alert("mail")</script>;=1+1;billing.munoz@lumina.example',
    CCEmail: 'salamat 💌',
  },
};
