/**
 * Area codes of the 50 states and the District of Columbia by time zone, after the area code maps of the
 * North American Numbering Plan Administrator (https://www.nanpa.com). Here are those that lie in one zone.
 */
export const AREA_CODES_BY_ZONE: Readonly<Record<string, string>> = {
  'America/New_York':
    '203 475 860 959 302 202 771 239 305 321 352 386 407 561 645 656 689 727 754 772 786 813 863 904 941 954 229 404 470 478 678 706 762 770 912 943 227 240 301 410 443 667 339 351 413 508 617 774 781 857 978 207 231 248 269 313 517 586 616 679 734 810 947 989 603 201 551 609 640 732 848 856 862 908 973 212 315 329 332 347 363 516 518 585 607 631 646 680 716 718 838 845 914 917 929 934 252 336 472 704 743 828 910 919 980 984 216 220 234 283 326 330 380 419 440 513 567 614 740 937 215 223 267 272 412 445 484 570 582 610 717 724 814 835 878 401 803 821 839 843 854 864 865 276 434 540 571 686 703 757 804 826 948 802 304 681 502 859 317 463 260 436 465',
  'America/Chicago':
    '205 251 256 334 659 938 327 479 501 870 217 224 309 312 331 447 464 618 630 708 730 773 779 815 847 861 872 319 515 563 641 712 316 913 225 318 337 504 985 218 320 507 612 651 763 924 952 228 601 662 769 235 314 417 557 573 636 660 816 975 405 539 572 580 918 615 629 731 901 931 210 214 254 281 325 346 361 409 430 469 512 682 713 726 737 806 817 830 832 903 936 940 945 956 972 979 262 274 353 414 534 608 715 920 457 471 483 621',
  'America/Denver': '303 719 720 970 983 406 505 575 385 435 801 307 915',
  'America/Phoenix': '480 520 602 623',
  'America/Los_Angeles':
    '209 213 279 310 323 341 350 369 408 415 424 442 510 530 559 562 619 626 628 650 657 661 669 707 714 738 747 760 805 818 820 831 840 858 909 916 925 949 951 702 725 503 971 206 253 360 425 509 564 357 837',
  'Pacific/Honolulu': '808',
};

/**
 * Those that lie in two zones, or whose zone is a state's own: they are held to the hours of all zones at
 * once (server/features/sms/sending/quiet-hours.ts).
 */
const SPLIT_AREA_CODES =
  '208 219 270 308 324 364 402 423 432 448 458 531 541 574 605 606 620 701 728 748 765 775 785 812 850 906 907 928 930 986';

/** Every geographic area code of the United States; a test holds the list to libphonenumber's. */
export const US_AREA_CODES: ReadonlySet<string> = new Set(
  [...Object.values(AREA_CODES_BY_ZONE), SPLIT_AREA_CODES].join(' ').split(' '),
);

/** The ends of the numbering plan in America: what is day in both is day in all that lie between. */
export const OUTERMOST_ZONES = ['America/St_Johns', 'Pacific/Honolulu'] as const;
