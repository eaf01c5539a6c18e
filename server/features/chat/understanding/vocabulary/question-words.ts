import type { Vocabulary } from '../lexicon.ts';

/** What kind of thing is asked. */
export const questionWords: Vocabulary = {
  PRICE: `rough figure, figure, rough number, what would it run, range go, price range, ballpark, five hundred, five thousand, 500 to 5000, cost me, pricing, cost, costs, how much, fee, fees, charge, charges, charging, rate, rates, quote, quotes, estimate, ballpark,
    expensive, cheap, cheaper, cheapest, pricey, affordable, afford, budget, per month, monthly, per user, per computer, per seat, per device,
    per hour, hourly, dollars, bucks, $, cuanto cuesta, cuanto cuestan, cuanto cobran, cuanto vale, cuanto sale, cuanto es, cuanto costaria, cuanto me sale, cuanto nos sale, cuanto saldria, cuanto nos saldria, cuanto me saldria, cuanto me cuesta, cuanto nos cuesta, cuanto me cobran, cuanto nos cobran, cuanto salen, cuesta, costaria, precio, precios, tarifa, tarifas, costo, costos,
    cobran, cuanto seria, presupuesto, cotizacion, caro, barato, price range, price tag, what do you charge, rate card, price sheet, price list, set us back, run me, run us, how pricey, out of pocket`,
  OFFER: `do you offer, do you do, do you provide, do you handle, do you have, do you sell, do you support, do you work with, do you guys do, do you guys offer,
    do you also do, do you also, can you do, can you help, can you provide, can you set up, can you handle, do you install, do you run, are you able to, offer, provide, looking for, need help with, we need, i need, want,
    interested in, help us with, help me with, is it possible, able to help, take care of, could you, would you, can you, ofrecen, hacen, tienen, brindan, pueden ayudar, necesitamos, necesito, buscamos, busco, manejan, arreglan, reparan, componen, cuidan, instalan, trabajan con`,
  HOW_LONG: `how long, how many days, how many weeks, how many months, how quickly, how fast, how soon, timeline, time frame, timeframe, turnaround,
    duration, how much time, lead time, cuanto tiempo, cuanto tarda, cuanto demora, que tan rapido, cuanto tardan`,
  WHEN: `when, what time, what day, what days, which days, a que hora, cuando, que dias`,
  WHERE: `where, donde, en donde, adonde`,
  WHO: `who, whom, quien, quienes`,
  HOW: `how, como`,
  WHY: `why, how come, for what reason, what for, por que`,
  MORE: `tell me more, more details, more information, learn more, know more, go on, elaborate, explain, explain more, say more, in more detail, more about, continue, expand on,
    mas informacion, mas detalles, cuenteme mas, digame mas, anything else, what else, details`,
  EXAMPLE: `example, examples, for instance, such as`,
  NOT: `not, no, never, don't, doesn't, didn't, won't, can't, cannot, isn't, aren't, wasn't, without, nunca, ningun`,
  YOU: `you, your, yours, y'all, you guys, your company, your team, redbud, company, firm, business, outfit, ustedes, su, sus, empresa, compania`,
  WE: `we, our, us, ours, my, i, me, nosotros, nuestro, nuestra, mi`,
  MANY: `how many, how large, how big, number of, maximum, max, up to, minimum, too small, too big, too large, limit, size, cuantos, cuantas`,
  BEST: `best, better, unique, special, stand out, why you, why should, choose, pick, versus, vs, compare, compared, competitor, competitors, competition, over others, over other, instead of`,
  CAN: `can, could, able, possible, puedo, puede, pueden, podemos`,
  READ: `read, link, page, show me, see, where can i find, ver, leer`,
};
