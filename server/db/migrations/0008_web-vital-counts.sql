CREATE TABLE "web_vital_counts" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"metric" text NOT NULL,
	"up_to" double precision NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "web_vital_counts_day_page_metric_up_to_pk" PRIMARY KEY("day","page","metric","up_to"),
	CONSTRAINT "web_vital_counts_page_length" CHECK (char_length("web_vital_counts"."page") between 1 and 40),
	CONSTRAINT "web_vital_counts_metric" CHECK ("web_vital_counts"."metric" in ('LCP', 'CLS', 'FCP', 'TTFB', 'INP')),
	CONSTRAINT "web_vital_counts_count" CHECK ("web_vital_counts"."count" > 0)
);
