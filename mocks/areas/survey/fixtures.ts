/** Reviews that are hard to show and to export. Each occurs more than once among the newest ratings of its brand. */
export const oddReviews = [
  '=1+1',
  'Ang galing! 👍🏽🎉',
  '<script>alert("rating")</script>',
  `Two lines:\nfirst the app was slow,\nthen it was fast. Señor Peña-Ibañez`,
  'Napakahaba ng pila sa klinika. '.repeat(160).trim(),
];
