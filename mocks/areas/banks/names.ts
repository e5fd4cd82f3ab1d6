// The banks, each with the provider's code and the SWIFT code.
export const BANKS = `
BDO | BDO Unibank, Inc. | BNORPHMM
BPI | Bank of the Philippine Islands | BOPIPHMM
MBTC | Metropolitan Bank and Trust Company | MBTCPHMM
LBP | Land Bank of the Philippines | TLBPPHMM
PNB | Philippine National Bank | PNBMPHMM
SBC | Security Bank Corporation | SETCPHMM
CBC | China Banking Corporation | CHBKPHMM
RCBC | Rizal Commercial Banking Corporation | RCBCPHMM
UBP | Union Bank of the Philippines | UBPHPHMM
EWB | East West Banking Corporation | EWBCPHMM
DBP | Development Bank of the Philippines | DBPHPHMM
PSB | Philippine Savings Bank | PHSBPHMM
AUB | Asia United Bank Corporation | AUBKPHMM
PBCOM | Philippine Bank of Communications | CPHIPHMM
PTC | Philippine Trust Company | PHTBPHMM
BOC | Bank of Commerce | PABIPHMM
MPI | Maybank Philippines, Inc. | MBBEPHMM
PVB | Philippine Veterans Bank | PHVBPHMM
CBS | China Bank Savings, Inc. | CHSVPHM1
BNB | BDO Network Bank, Inc. | ONNRPHM1
SBA | Sterling Bank of Asia, Inc. | STLAPH22
BANKO | BPI Direct BanKo, Inc. | BPDIPHM1
PBB | Philippine Business Bank | PPBUPHMM
CTBC | CTBC Bank (Philippines) Corporation | CTCBPHMM
AAIIB | Al-Amanah Islamic Investment Bank of the Philippines | AIIPPHM1
OFB | Overseas Filipino Bank, Inc. | PPSVPHM1
CITI | Citibank, N.A. | CITIPHMX
HSBC | The Hongkong and Shanghai Banking Corporation Limited | HSBCPHMM
HSBS | HSBC Savings Bank (Philippines), Inc. | HBPHPHMM
SCB | Standard Chartered Bank | SCBLPHMM
DB | Deutsche Bank AG | DEUTPHMM
JPM | JPMorgan Chase Bank, N.A. | CHASPHMM
BOFA | Bank of America, N.A. | BOFAPH2X
MUFG | MUFG Bank, Ltd. | BOTKPHMM
MHCB | Mizuho Bank, Ltd. | MHCBPHMM
SMBC | Sumitomo Mitsui Banking Corporation | SMBCPHMM
ING | ING Bank N.V. | INGBPHMM
ANZ | Australia and New Zealand Banking Group Limited | ANZBPHMX
BBL | Bangkok Bank Public Company Limited | BKKBPHMM
CUB | Cathay United Bank Co., Ltd. | UWCBPHMM
FCB | First Commercial Bank, Ltd. | FCBKPHMM
MICB | Mega International Commercial Bank Co., Ltd. | ICBCPHMM
HNCB | Hua Nan Commercial Bank, Ltd. | HNBKPHMM
KEB | KEB Hana Bank | KOEXPHMM
SHB | Shinhan Bank | SHBKPHMM
IBK | Industrial Bank of Korea | IBKOPHMM
BOCHK | Bank of China (Hong Kong) Limited | BKCHPHMM
UOB | United Overseas Bank Limited | UOVBPHMM
CIMB | CIMB Bank Philippines, Inc. | CIPHPHMM
MAYA | Maya Bank, Inc. | MAYAPHM2
GOTYME | GoTyme Bank Corporation | GOTYPHM2
TONIK | Tonik Digital Bank, Inc. | TODGPHM2
UNO | UNO Digital Bank, Inc. | UNOBPHM2
UBD | UnionDigital Bank, Inc. | UNDIPHM2
SEA | SeaBank Philippines, Inc. | LAUIPHM2
GXI | G-Xchange, Inc. | GXCHPHM2
YSB | Yuanta Savings Bank Philippines, Inc. | TYBKPHMM
PSBC | Producers Savings Bank Corporation | PSCOPHM1
ESB | Equicom Savings Bank, Inc. | EQSNPHM1
CITYSB | City Savings Bank, Inc. | CIVVPHM1
CARD | CARD Bank, Inc. | CDBKPHM1
WDB | Wealth Development Bank Corporation | WEDVPHM1
QCDB | Queen City Development Bank, Inc. | QCDFPHM1
DUNG | Dungganon Bank, Inc. | DUMTPHM1
CLRB | Cebuana Lhuillier Rural Bank, Inc. | CELRPHM1
RBG | Rural Bank of Guinobatan, Inc. | RUGUPHM1
`;
