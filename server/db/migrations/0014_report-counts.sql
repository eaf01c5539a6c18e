CREATE TABLE "unanswered_questions" (
	"day" date NOT NULL,
	"question" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "unanswered_questions_day_question_pk" PRIMARY KEY("day","question"),
	CONSTRAINT "unanswered_questions_question_length" CHECK (char_length("unanswered_questions"."question") between 1 and 200),
	CONSTRAINT "unanswered_questions_count" CHECK ("unanswered_questions"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "daily_counts" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"detail" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_counts_day_name_detail_pk" PRIMARY KEY("day","name","detail"),
	CONSTRAINT "daily_counts_name" CHECK ("daily_counts"."name" in ('page_view', 'traffic_source', 'phone_click', 'email_click', 'funnel', 'lead', 'page_not_found', 'client_error', 'chat_begun', 'chat_question', 'chat_qualified', 'chat_unanswered', 'server_error')),
	CONSTRAINT "daily_counts_detail_length" CHECK (char_length("daily_counts"."detail") between 0 and 300),
	CONSTRAINT "daily_counts_count" CHECK ("daily_counts"."count" > 0)
);
