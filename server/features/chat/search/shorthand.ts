/** What people type on a phone, and what it stands for; a bar between two of them. */
const PAIRS = `
  u you | ur your | r are | yall you | y'all you | pls please | plz please | thx thanks | ty thank you
  rn now | asap now | hrs hours | num number | info information | dont don't | cant can't | wont won't
  isnt isn't | whats what is | wheres where is | whos who is | hows how is | what's what is
  where's where is | who's who is | i'm i am | im i am | gonna going to | wanna want to | email e-mail
  emails e-mail | emial e-mail | emal e-mail | emai e-mail | emaill e-mail | yr your | wats what is
  wan want | risc risk | urself yourself | yu you | yous you | wat what | wut what | wot what
  wht what | whn when | wen when | wher where | hw how | hwo how | wud would | cud could | shud should
  wil will | hav have | hv have | gt get | gotta must | gimme give me | lemme let me | kno know
  tel tell | tll tell | cal call | cll call | bak back | bck back | nd and | dis this | dat that
  dere there | cuz because | coz because | cus because | bcuz because | b4 before | 2day today
  2moro tomorrow | tmrw tomorrow | tmw tomorrow | 2nite tonight | tonite tonight | nite night
  gd good | ppl people | sum some | sumone somebody | sumbody somebody | sombody somebody
  msg message | msgs messages | txt text | txts texts | texs texts | txting texting | fone phone
  fones phones | phn phone | fon phone | addy address | appt appointment | appts appointments
  ofc office | ofice office | pwd password | pswd password | comp computer | cmp computer
  puter computer | lappy laptop | inet internet | interweb internet | prob problem | probs problems
  hlp help | halp help | tho though | thru through | abt about | abot about | nebody anybody
  neone anybody | nething anything | 2morrow tomorrow | str8 straight | gr8 great | m8 mate
  l8r later | svc service | biz business | mgmt management | mgr manager | acct account
  accts accounts | approx about | wk week | wks weeks | mos months | mins minutes | secs seconds
  yrs years | idk i do not know | tbh honestly | fyi for your information | faxs faxes | cnt can't
  cnnot cannot | dnt don't | didnt didn't | shes she is | theres there is | tryna trying to
  trynna trying to | finna going to | bout about | smth something | smt something | sth something
  evry every | evryone everybody | evry1 everybody | sum1 somebody | any1 anybody | no1 nobody
  every1 everybody | srsly seriously | def definitely | prolly probably | lk like | wrk work
  wrks works | wrkin working | workin working | tlk talk | spk speak | snd send | rcv receive
  frm from | bc because | wify wifi | wiffi wifi | wyfi wifi | wi-fy wi-fi | wifii wifi
`;

/** By what is typed: what is meant. */
export const shorthand: ReadonlyMap<string, string> = new Map(
  PAIRS.split(/[|\n]/)
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair) => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)]),
);
