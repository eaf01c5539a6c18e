/**
 * Other sites that pictures of posts may come from, by host name. They are
 * fetched over https, and the Content-Security-Policy allows exactly these. A post whose picture
 * comes from anywhere else shows its placeholder banner. None is the safest: what this site serves
 * itself tells nobody else who reads.
 */
export const pictureHosts: readonly string[] = [];
